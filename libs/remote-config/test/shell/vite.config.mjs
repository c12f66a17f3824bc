import { defineShell } from '@soccer-legends/remote-config';

export default defineShell();
