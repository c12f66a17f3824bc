/** What the other features may use of `plugins`. Lint refuses any other import across features. */
export { bucketOf } from './health/histogram.ts';
export { type CountedMetric, VersionMetrics } from './health/version-metrics.ts';
export { PluginsModule } from './plugins.module.ts';
export { Registry } from './registry/registry.ts';
