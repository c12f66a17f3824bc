export const burst = 'burst of the fixture';
