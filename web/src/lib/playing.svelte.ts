/** What is spoken of where there is no table. */
export const FIRST = { game: 'lockdown', board: 'basic', enemies: '' };

/**
 * The game, the side of its board and who hunts there (nothing: its own): those of the table in view
 * (see `enterGame`).
 */
export const playing = $state({ ...FIRST });
