export { failingPluginText } from './health/failing-plugins.ts';
export { PluginFailures } from './health/plugin-failures.ts';
export { VersionReports, type VersionReport } from './health/plugin-health.ts';
export { bucketOf, VersionMetrics } from './health/version-metrics.ts';
export { PluginsModule } from './plugins.module.ts';
export { PluginKey } from './registry/plugin.requests.ts';
export { PublishTokenOrAdmin } from './tokens/publisher.ts';
export { PageTickets, type PageTicket } from './rollout/page-tickets.ts';
export { Registry } from './registry/registry.ts';
