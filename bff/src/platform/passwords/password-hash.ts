import { hash, parseOptions, verify } from '@node-rs/argon2';

/** RFC 9106's second choice: 64 MiB, three passes, four lanes; about a tenth of a second. */
const COST = { memoryCost: 64 * 1024, timeCost: 3, parallelism: 4 };

/** The least that OWASP finds acceptable for argon2id. */
const LEAST_MEMORY = 19 * 1024;
const LEAST_PASSES = 2;

/** An argon2id hash in PHC form. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, COST);
}

export function matches(phc: string, password: string): Promise<boolean> {
  return verify(phc, password);
}

/** Whether a hash was made at another cost than new ones are. */
export function isOutdated(phc: string): boolean {
  const { memoryCost, timeCost, parallelism } = parseOptions(phc);
  return memoryCost !== COST.memoryCost || timeCost !== COST.timeCost || parallelism !== COST.parallelism;
}

/** Whether a text is an argon2id hash that costs an attacker enough. */
export function isStrongHash(phc: unknown): boolean {
  if (typeof phc !== 'string' || !phc.startsWith('$argon2id$')) return false;
  try {
    const { memoryCost, timeCost } = parseOptions(phc);
    return memoryCost >= LEAST_MEMORY && timeCost >= LEAST_PASSES;
  } catch {
    return false;
  }
}
