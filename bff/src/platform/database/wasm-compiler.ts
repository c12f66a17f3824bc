import { setFlagsFromString } from 'node:v8';

/**
 * Keeps V8 from compiling the embedded engine again with its optimizing compiler, which needs 400 MB more at the
 * start. Call it before the engine is loaded; it applies to the whole process.
 */
export function compileWasmOnce(): void {
  // `--liftoff-only` has no effect in a running process: V8 sets these two flags from it at startup only.
  for (const flag of ['--no-wasm-tier-up', '--no-wasm-dynamic-tiering']) setFlagsFromString(flag);
}
