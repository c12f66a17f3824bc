export { bucketOf } from './health/version-metrics.ts';
export { type CountedMetric, VersionMetrics } from './health/version-metrics.ts';
export { PluginsModule } from './plugins.module.ts';
export { PageTickets, type PageTicket } from './rollout/page-tickets.ts';
export { RolloutVotes } from './rollout/rollout-votes.ts';
export { Registry } from './registry/registry.ts';
