export { Season } from './Season.tsx';
