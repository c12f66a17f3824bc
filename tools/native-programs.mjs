// node tools/native-programs.mjs <folder> [architecture]: fails if a Linux program or library in the folder is for another
// architecture. The names are those of Node (x64) or Docker (amd64).
import { closeSync, openSync, readdirSync, readSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stop } from './prepare.mjs';

/** `e_machine` of the ELF header. https://refspecs.linuxfoundation.org/elf/gabi4+/ch4.eheader.html */
const MACHINES = { x64: 62, arm64: 183 };
const MACHINE_OFFSET = 18;
const MAGIC = '\x7fELF';

/** Returns Node's name of an architecture; without a name, that of this machine. */
export function architectureOf(name) {
  const architecture = name === 'amd64' ? 'x64' : name || process.arch;
  if (!Object.hasOwn(MACHINES, architecture)) stop(`${name} is not supported: choose x64 or arm64.`);
  return architecture;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [folder, name] = process.argv.slice(2);
  if (!folder) stop('Name a folder: node tools/native-programs.mjs <folder> [architecture]');
  const architecture = architectureOf(name);
  const { own, foreign } = nativePrograms(folder, architecture);
  if (foreign.length > 0) stop(`These programs are not for ${architecture}: ${foreign.join(', ')}`);
  console.log(`All ${own.length} programs and libraries in ${folder} are for ${architecture}.`);
}

/** Returns the paths of the Linux programs and libraries in a folder: `own` for the architecture, `foreign` for others. */
export function nativePrograms(folder, architecture) {
  const programs = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .map((path) => ({ path, machine: machineOf(path) }))
    .filter(({ machine }) => machine !== undefined);
  const isOwn = ({ machine }) => machine === MACHINES[architecture];
  const pathsOf = (some) => some.map(({ path }) => path);
  return { own: pathsOf(programs.filter(isOwn)), foreign: pathsOf(programs.filter((one) => !isOwn(one))) };
}

/** Returns `e_machine` of an ELF file; undefined for any other file. */
function machineOf(path) {
  const header = Buffer.alloc(MACHINE_OFFSET + 2);
  const file = openSync(path);
  try {
    readSync(file, header);
  } finally {
    closeSync(file);
  }
  return header.toString('latin1').startsWith(MAGIC) ? header.readUInt16LE(MACHINE_OFFSET) : undefined;
}
