export { DAY_MS, HOUR_MS, MINUTE_MS } from '@soccer-legends/contracts';
