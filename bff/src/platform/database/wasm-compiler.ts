import { setFlagsFromString } from 'node:v8';

/**
 * Keeps V8 from recompiling the embedded engine with its optimizing compiler, which needs 400 MB more at the start. Applies
 * to the whole process. Call it before the engine is loaded.
 */
export function compileWasmOnce(): void {
  // `--liftoff-only` has no effect in a running process: only at startup does V8 derive these two flags from it.
  for (const flag of ['--no-wasm-tier-up', '--no-wasm-dynamic-tiering']) setFlagsFromString(flag);
}
