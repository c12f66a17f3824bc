import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { validateSync } from 'class-validator';
import type { Config } from './config.ts';
import { Environment } from './environment.ts';
import { parseTrustedProxies } from './trusted-proxies.ts';

export type Variables = Readonly<Record<string, string | undefined>>;

/** Everything that is wrong with the environment, at once. */
export class ConfigFault extends Error {
  constructor(readonly faults: readonly string[]) {
    super(`The configuration is not right:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`);
  }
}

/** The frozen configuration; throws `ConfigFault` and guesses nothing. Folders are relative to `cwd`. */
export function readConfig(variables: Variables, cwd = process.cwd()): Config {
  const faults: string[] = [];
  const environment = Object.assign(new Environment(), writtenIn(withSecretFile(variables, 'DATABASE_URL', faults)));
  for (const { property, value, constraints = {} } of validateSync(environment)) {
    // The address of the database carries a password, which no log may show.
    const shown = property === 'DATABASE_URL' ? 'the value given' : `"${String(value)}"`;
    faults.push(`${property}: ${shown} ${Object.values(constraints)[0]}`);
  }
  if (faults.length > 0) throw new ConfigFault(faults);

  const port = Number(environment.PORT);
  return Object.freeze({
    port,
    host: environment.HOST,
    publicUrl: new URL(environment.PUBLIC_URL ?? `http://localhost:${port}`).origin,
    databaseUrl: environment.DATABASE_URL,
    dataDir: resolve(cwd, environment.DATA_DIR),
    trustProxy: parseTrustedProxies(environment.TRUST_PROXY),
    logLevel: environment.LOG_LEVEL,
    role: environment.ROLE,
    shutdownDelayMs: Number(environment.SHUTDOWN_DELAY_MS),
    pluginsDir: resolve(cwd, environment.PLUGINS_DIR),
    shellDir: resolve(cwd, environment.SHELL_DIR),
    consoleDir: resolve(cwd, environment.CONSOLE_DIR),
    rateLimits: environment.RATE_LIMITS === 'on',
  });
}

function writtenIn(variables: Variables): Record<string, string | number> {
  const known = Object.keys(new Environment()).concat('PUBLIC_URL', 'DATABASE_URL');
  return Object.fromEntries(
    known.flatMap((name) => {
      const text = variables[name]?.trim();
      return text
        ? [[name, /^(PORT|SHUTDOWN_DELAY_MS)$/.test(name) && /^\d{1,9}$/.test(text) ? Number(text) : text]]
        : [];
    }),
  );
}

function withSecretFile(variables: Variables, name: string, faults: string[]): Variables {
  const file = variables[`${name}_FILE`];
  if (!file) return variables;
  if (variables[name]) faults.push(`${name}: is given twice, also as ${name}_FILE: leave one out`);
  try {
    return { ...variables, [name]: readFileSync(file, 'utf8').trim() };
  } catch {
    faults.push(`${name}_FILE: "${file}" cannot be read: check that it is there and readable`);
    return variables;
  }
}
