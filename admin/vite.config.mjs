import { defineRemote } from '@soccer-legends/remote-config';

export default defineRemote({ entry: './src/console.tsx', module: './console' });
