/** What the other features may use of `plugins`. Lint refuses any other import across features. */
export { classOf } from './health/classes.ts';
export { type CountedFigure, VersionFigures } from './health/version-figures.ts';
export { PluginsModule } from './plugins.module.ts';
export { Registry } from './registry.ts';
