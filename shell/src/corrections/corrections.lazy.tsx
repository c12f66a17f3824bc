export { Corrections } from './Corrections.tsx';
