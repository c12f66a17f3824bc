import type { GetObjectCommandOutput, S3Client } from '@aws-sdk/client-s3';
import type { S3Settings } from '../config/config.ts';
import { BlobStore, BlobStoreRefused, BlobStoreUnavailable } from './blob-store.ts';

const NOT_FOUND = 404;
const PRECONDITION_FAILED = 412;
/** Status of the rejected one of two concurrent writes to a path. */
const CONFLICT = 409;

/** A page waits for the file, so a request is retried only once. */
const TIMEOUTS = {
  maxAttempts: 2,
  requestHandler: { connectionTimeout: 1000, requestTimeout: 2000, throwOnRequestTimeout: true },
};

type S3 = typeof import('@aws-sdk/client-s3');

/** Stores files in an S3-compatible bucket, which replicas on many machines share. */
export class S3BlobStore extends BlobStore {
  private opened: Promise<{ s3: S3; client: S3Client }> | undefined;

  constructor(private readonly settings: S3Settings) {
    super();
  }

  override async put(path: string, bytes: Buffer): Promise<boolean> {
    if (await this.write(path, bytes, { onlyIfNew: true })) return true;
    const stored = await this.get(path);
    if (stored?.equals(bytes)) return false;
    // Keeps the damaged object so that the cause can be investigated.
    if (stored) await this.write(`damaged/${path}`, stored);
    await this.write(path, bytes);
    return false;
  }

  override async get(path: string): Promise<Buffer | undefined> {
    const { s3, client } = await this.open();
    return this.read(() => client.send(new s3.GetObjectCommand(this.place(path))));
  }

  /** Yields the versions that a bucket with versioning keeps. */
  override async *olderCopies(path: string): AsyncIterable<Buffer> {
    const { s3, client } = await this.open();
    const list = new s3.ListObjectVersionsCommand({ Bucket: this.settings.bucket, Prefix: path });
    const { Versions = [] } = await client.send(list).catch((error: unknown) => {
      throw this.explain(error);
    });
    for (const { Key, VersionId, IsLatest } of Versions) {
      if (Key !== path || IsLatest || VersionId === undefined) continue;
      const copy = await this.read(() => client.send(new s3.GetObjectCommand({ ...this.place(path), VersionId })));
      if (copy) yield copy;
    }
  }

  override async remove(path: string): Promise<void> {
    const { s3, client } = await this.open();
    await client.send(new s3.DeleteObjectCommand(this.place(path))).catch((error: unknown) => {
      throw this.explain(error);
    });
  }

  private place(path: string): { Bucket: string; Key: string } {
    return { Bucket: this.settings.bucket, Key: path };
  }

  /** Returns false if the object exists and `onlyIfNew` is set. */
  private async write(path: string, bytes: Buffer, { onlyIfNew = false } = {}): Promise<boolean> {
    const { s3, client } = await this.open();
    const condition = onlyIfNew ? { IfNoneMatch: '*' } : {};
    try {
      await client.send(new s3.PutObjectCommand({ ...this.place(path), Body: bytes, ...condition }));
      return true;
    } catch (error) {
      const status = statusOf(error);
      if (onlyIfNew && (status === PRECONDITION_FAILED || status === CONFLICT)) return false;
      throw this.explain(error);
    }
  }

  private async read(request: () => Promise<GetObjectCommandOutput>): Promise<Buffer | undefined> {
    try {
      const { Body } = await request();
      return Body && Buffer.from(await Body.transformToByteArray());
    } catch (error) {
      if (statusOf(error) === NOT_FOUND) return undefined;
      throw this.explain(error);
    }
  }

  // Loaded on demand, because the client is large and only needed with a bucket.
  private open(): Promise<{ s3: S3; client: S3Client }> {
    return (this.opened ??= import('@aws-sdk/client-s3').then((s3) => ({ s3, client: this.connect(s3) })));
  }

  /** A retry may help after any error except a client error (4xx). */
  private explain(error: unknown): Error {
    const status = statusOf(error);
    const isRefusal = status !== undefined && status >= 400 && status < 500;
    return isRefusal ? new BlobStoreRefused(this.settings.bucket, error) : new BlobStoreUnavailable(error);
  }

  private connect(s3: S3): S3Client {
    const { endpoint, region, accessKeyId, secretAccessKey } = this.settings;
    const credentials = accessKeyId && secretAccessKey ? { credentials: { accessKeyId, secretAccessKey } } : {};
    return new s3.S3Client({
      region,
      ...credentials,
      ...TIMEOUTS,
      // Self-hosted servers rarely support bucket names as host names.
      ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    });
  }
}

function statusOf(error: unknown): number | undefined {
  return (error as { $metadata?: { httpStatusCode?: number } } | null)?.$metadata?.httpStatusCode;
}
