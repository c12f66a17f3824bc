export { NICKNAMES, PARTS_OF_NAMES, WHOLE_NAMES } from './hard-spellings.ts';
export { isFair, percent, type Measurement } from './measurement.ts';
export { typographyFaults } from './typography.ts';
