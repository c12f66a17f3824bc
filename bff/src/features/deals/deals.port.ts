export { DealsModule } from './deals.module.ts';
export { DealQuery, DealtResponses, type SampleDraw } from './dealt-responses.ts';
export { freeDraw, FrozenDraws, some, type Dealt, type MatchdaySeeds } from './frozen-draws.ts';
