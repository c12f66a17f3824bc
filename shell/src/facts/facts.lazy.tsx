export { Facts } from './Facts.tsx';
