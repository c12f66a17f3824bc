export { testRulesContract, type ContractOptions } from './contract.ts';
export { testLocales } from './locales.ts';
export { createManualClock, type ManualClock } from './manual-clock.ts';
