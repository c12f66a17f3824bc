export { compressFiles } from './compress-files.mjs';
export { defineRemote } from './define-remote.mjs';
export { defineShell } from './define-shell.mjs';
export { versionOf } from './shared-modules.mjs';
