import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** A program of the server's tests, in its own process. */
export interface Program {
  /** The first line of its output. */
  answer: string;
  /** Writes a line to its input. */
  write(line: string): void;
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
  const answer = await new Promise<string>((resolve, reject) => {
    program.stdout.once('data', (chunk: Buffer) => resolve(chunk.toString().trim()));
    program.once('exit', () => reject(new Error(`${file} did not start.`)));
  });
  return {
    answer,
    write: (line) => void program.stdin.write(`${line}\n`),
    stop() {
      program.stdin.end();
      return ended;
    },
  };
}
