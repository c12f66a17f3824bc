#!/usr/bin/env node
import { existsSync } from 'node:fs';

const built = new URL('../dist/main.js', import.meta.url);
if (existsSync(built)) await import(built.href);
else {
  console.error('The command is not built yet: run "npm run build" in the workspace first.');
  process.exitCode = 1;
}
