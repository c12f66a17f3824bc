/** The store does not respond or reports an internal error; a retry may succeed. */
export class BlobStoreUnavailable extends Error {
  constructor(cause: unknown) {
    super('The store of published files is unavailable.', { cause });
  }
}

/** Stores published files, which never change. */
export abstract class BlobStore {
  /** Stores bytes under a path; does nothing if the path exists. */
  abstract put(path: string, bytes: Buffer): Promise<void>;
  /** Returns undefined if the path does not exist; rejects if the store is unavailable. */
  abstract get(path: string): Promise<Buffer | undefined>;
}
