/** The store gives no answer, or says itself that it is in trouble: the same may well go later. */
export class BlobStoreUnavailable extends Error {
  constructor(cause: unknown) {
    super('The store of published files does not answer.', { cause });
  }
}

/** Where published files lie: written once, never changed. */
export abstract class BlobStore {
  /** Keeps bytes under a path; where the path is taken, what lies there stays. */
  abstract put(path: string, bytes: Buffer): Promise<void>;
  /** Undefined where nothing lies there; rejects where that cannot be known just now. */
  abstract get(path: string): Promise<Buffer | undefined>;
}
