import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createGenerator } from 'ts-json-schema-generator';
import { normalizePath, type Plugin } from 'vite';
import { operationTypes } from './operation-types.config.ts';
import type { ResponseSchemas } from './src/app/openapi/response-schemas.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const MODULE = normalizePath(join(ROOT, 'bff/src/app/openapi/response-schemas.ts'));
const FILE_NAME = 'response-schemas.json';
const EXAMPLES = join(ROOT, 'bff/recorded-examples.json');
/** Kept between runs, because the compiler needs seconds. */
const KEPT = join(ROOT, 'bff/.tmp', FILE_NAME);

/** Adds the schemas of all responses to the build as JSON, which the server reads when its description is requested. */
export function responseSchemas(): Plugin {
  return {
    name: 'response-schemas',
    load(id) {
      if (id !== MODULE) return undefined;
      return `
        import { readFileSync } from 'node:fs';
        const file = new URL('./${FILE_NAME}', import.meta.url);
        export const loadResponseSchemas = () => JSON.parse(readFileSync(file, 'utf8'));`;
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: FILE_NAME, source: JSON.stringify(createResponseSchemas()) });
    },
  };
}

/** Returns the schemas of the responses of all operations, made from the return types of the controllers. */
export function createResponseSchemas(): ResponseSchemas {
  const examples = JSON.parse(readFileSync(EXAMPLES, 'utf8')) as ResponseSchemas['examples'];
  return { ...schemasOfOperations(), examples };
}

type Schemas = Omit<ResponseSchemas, 'examples'>;

function schemasOfOperations(): Schemas {
  const types = operationTypes(join(ROOT, 'bff/src'));
  const key = keyOf(types);
  const kept = readKept();
  if (kept?.key === key) return kept.schemas;
  const schemas = generate(types);
  mkdirSync(dirname(KEPT), { recursive: true });
  writeFileSync(KEPT, JSON.stringify({ key, schemas }));
  return schemas;
}

function readKept(): { key: string; schemas: Schemas } | undefined {
  try {
    return JSON.parse(readFileSync(KEPT, 'utf8')) as { key: string; schemas: Schemas };
  } catch {
    return undefined;
  }
}

function keyOf(types: string): string {
  const hash = createHash('sha256').update(types);
  const sources = ['libs/contracts/src/*.ts', 'bff/*.config.ts'].flatMap((pattern) => globSync(pattern, { cwd: ROOT }));
  for (const path of sources.sort()) hash.update(readFileSync(join(ROOT, path)));
  return hash.digest('hex');
}

function generate(types: string): Schemas {
  // Beside the contract, so that it compiles with the contract's few files.
  const path = join(ROOT, 'bff/.tmp/operations.ts');
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, types);
  const { definitions = {} } = createGenerator({
    path,
    tsconfig: join(ROOT, 'tsconfig.pure.json'),
    skipTypeCheck: true,
    encodeRefs: false,
  }).createSchema('Operations');
  const { Operations, ...schemas } = JSON.parse(withComponentNames(JSON.stringify(definitions))) as Record<
    string,
    { properties: Record<string, object> }
  >;
  return { operations: Operations!.properties, schemas };
}

/** Names of components may have neither brackets nor commas: `Page<League>` becomes `Page.League`. */
function withComponentNames(json: string): string {
  const plain = (name: string) => name.replace(/[^\w.-]+/g, '.').replace(/\.$/, '');
  return json
    .replace(/"#\/definitions\/([^"]+)"/g, (_all, name: string) => `"#/components/schemas/${plain(name)}"`)
    .replace(/"([A-Z]\w*<[^"]*>)":/g, (_all, name: string) => `"${plain(name)}":`);
}
