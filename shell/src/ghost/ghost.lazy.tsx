export { Ghost } from './Ghost.replay.tsx';
