/** Corrections of what a round was about, which only administrators load. */
export { Corrections } from './Corrections.tsx';
