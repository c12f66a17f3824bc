/** Where published files lie: written once, never changed. */
export abstract class BlobStore {
  /** Keeps bytes under a path; where the path is taken, what lies there stays. */
  abstract put(path: string, bytes: Buffer): Promise<void>;
  /** Undefined where nothing lies there; rejects where that cannot be known just now. */
  abstract get(path: string): Promise<Buffer | undefined>;
}
