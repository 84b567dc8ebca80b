/** What is spoken of where there is no table. */
export const FIRST = { game: 'lockdown', board: 'basic' };

/** The game and the side of its board that are shown: those of the table in view (see `enterGame`). */
export const playing = $state({ ...FIRST });
