import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** A program of the server's tests, in its own process. */
export interface Program {
  /** The first line of its output. */
  answer: string;
  /** Writes a line to its input, and returns the next line of its output. */
  ask(line: string): Promise<string>;
  stop(): Promise<void>;
}

/**
 * Starts a program that prints a line when it is ready, and that ends with its input.
 * @param file path below `bff/test/fixtures`
 */
export async function startProgram(file: string, ...parameters: readonly string[]): Promise<Program> {
  const program = spawn(process.execPath, [`bff/test/fixtures/${file}`, ...parameters], {
    cwd: root,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => program.once('exit', () => resolve()));
  const lines = createInterface(program.stdout)[Symbol.asyncIterator]();
  const read = async (): Promise<string> => {
    const { done, value } = await lines.next();
    if (done) throw new Error(`${file} has ended.`);
    return value;
  };
  return {
    answer: await read(),
    ask(line) {
      program.stdin.write(`${line}\n`);
      return read();
    },
    stop() {
      program.stdin.end();
      return ended;
    },
  };
}
