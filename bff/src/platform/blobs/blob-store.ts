import { OperatorError } from '../environment/operator-error.ts';

/** The store does not respond or reports an internal error. A retry may succeed. */
export class BlobStoreUnavailable extends OperatorError {
  constructor(cause: unknown) {
    super('The bucket of published files does not respond. Check S3_ENDPOINT, and that its server is running.', {
      cause,
    });
  }
}

/** The store rejects every request until the operator fixes the cause. */
export class BlobStoreRefused extends OperatorError {
  constructor(bucket: string, cause: unknown) {
    const { name } = cause as Error;
    super(`The bucket "${bucket}" cannot be used (${name}). Check S3_BUCKET, S3_REGION and its credentials.`, {
      cause,
    });
  }
}

/** Stores published files, which never change. */
export abstract class BlobStore {
  /** Returns whether the path is new. Sets other bytes at the path aside, because they are damaged, and replaces them. */
  abstract put(path: string, bytes: Buffer): Promise<boolean>;
  /** Returns undefined if the path does not exist. Rejects if the store is unavailable. */
  abstract get(path: string): Promise<Buffer | undefined>;
  /** Yields earlier contents that the store has kept for a path, newest first. */
  abstract olderCopies(path: string): AsyncIterable<Buffer>;
  /** Does nothing if the path does not exist. */
  abstract remove(path: string): Promise<void>;
}
