/** Loaded with a game: the build adds the styles of all `*.play.module.css` to this module. */
export {};
