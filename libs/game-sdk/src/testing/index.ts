export { testDealContract, type DealContractOptions } from './deal-contract.ts';
export { testRulesContract, type ContractOptions } from './contract.ts';
export { englishOf } from './english.ts';
export { fakeServices, type FakeServices, type FakeServicesOptions } from './fake-services.ts';
export { testLocales, type GameNumbers } from './locales.ts';
export { createManualClock, type ManualClock } from './manual-clock.ts';
export { memoryStorage } from './memory-storage.ts';
export { playMoves, resultOfRound, type Step } from './play-moves.ts';
