/** What is spoken of where there is no table. */
export const FIRST = 'lockdown';

/** The game whose facts and words are shown: that of the table in view (see `enterGame`). */
export const playing = $state({ game: FIRST });
