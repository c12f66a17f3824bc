import { setFlagsFromString } from 'node:v8';

/**
 * Keeps V8 from compiling the embedded engine a second time with its optimizing compiler, whose threads and code hold
 * 250 MB more at the start. Must be called before the engine is loaded. Statements take longer: see docs/benchmarks.md.
 */
export function compileWasmOnce(): void {
  setFlagsFromString('--liftoff-only');
}
