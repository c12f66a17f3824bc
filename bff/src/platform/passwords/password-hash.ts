import { hash, parseOptions, verify } from '@node-rs/argon2';

/** The second recommended option of RFC 9106: 64 MiB, three passes, four lanes; about 0.1 s. */
const COST = { memoryCost: 64 * 1024, timeCost: 3, parallelism: 4 };

/** The minimum that OWASP recommends for argon2id. */
const MIN_MEMORY = 19 * 1024;
const MIN_PASSES = 2;

/** Returns an argon2id hash in PHC format. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, COST);
}

/** @param phc an argon2id hash in PHC format */
export function matches(phc: string, password: string): Promise<boolean> {
  return verify(phc, password);
}

/** Whether a hash has other cost parameters than new hashes. */
export function isOutdated(phc: string): boolean {
  const { memoryCost, timeCost, parallelism } = parseOptions(phc);
  return memoryCost !== COST.memoryCost || timeCost !== COST.timeCost || parallelism !== COST.parallelism;
}

export function isStrongHash(phc: unknown): boolean {
  if (typeof phc !== 'string' || !phc.startsWith('$argon2id$')) return false;
  try {
    const { memoryCost, timeCost } = parseOptions(phc);
    return memoryCost >= MIN_MEMORY && timeCost >= MIN_PASSES;
  } catch {
    return false;
  }
}
