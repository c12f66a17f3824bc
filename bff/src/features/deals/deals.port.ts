export { DealQuery } from './dealt-responses.ts';
export { DealsModule } from './deals.module.ts';
export { DealtResponses } from './dealt-responses.ts';
export { FrozenDraws, some, type MatchdaySeeds } from './frozen-draws.ts';
