/** The career of a player, which results load when the visitor opens it. */
export { Career } from './Career.tsx';
