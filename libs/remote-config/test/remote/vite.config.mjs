import { defineRemote } from '@soccer-legends/remote-config';

export default defineRemote();
