/**
 * Loaded with a game. The build adds the styles of all `*.play.module.css` to this module. Frames need its address, in an
 * object, because the build would remove any other export.
 */
export const play = { address: import.meta.url };
