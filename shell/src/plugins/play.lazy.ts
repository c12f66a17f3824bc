/**
 * Loaded with a game. The build adds the styles of all `*.play.module.css` to this module. The build would remove a module
 * without exports.
 */
export const play = {};
