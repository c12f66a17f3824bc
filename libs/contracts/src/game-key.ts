/** Pattern of a game's key, for use in longer patterns. The manifest's schema repeats it; pages do not load the schema. */
export const GAME_KEY_FORM = '[a-z][a-z0-9-]{1,40}';
export const GAME_KEY = new RegExp(`^${GAME_KEY_FORM}$`);
