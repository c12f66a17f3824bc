/**
 * Loaded with a game. The build adds the styles of all `*.play.module.css` to this module. Frames need its address; the build
 * would remove an export that is no object.
 */
export const play = { address: import.meta.url };
