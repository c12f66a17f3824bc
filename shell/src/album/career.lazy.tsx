export { Career } from './Career.tsx';
