import type { S3Client } from '@aws-sdk/client-s3';
import type { S3Settings } from '../config/config.ts';
import { BlobStore, BlobStoreRefused, BlobStoreUnavailable } from './blob-store.ts';

const NOT_FOUND = 404;
const PRECONDITION_FAILED = 412;
/** Two concurrent writes to one path: one of them succeeds. */
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

  override async put(path: string, bytes: Buffer): Promise<void> {
    const { s3, client } = await this.open();
    const place = { Bucket: this.settings.bucket, Key: path };
    try {
      await client.send(new s3.PutObjectCommand({ ...place, Body: bytes, IfNoneMatch: '*' }));
    } catch (fault) {
      const status = statusOf(fault);
      if (status !== PRECONDITION_FAILED && status !== CONFLICT) throw this.explain(fault);
    }
  }

  override async get(path: string): Promise<Buffer | undefined> {
    const { s3, client } = await this.open();
    try {
      const { Body } = await client.send(new s3.GetObjectCommand({ Bucket: this.settings.bucket, Key: path }));
      return Body && Buffer.from(await Body.transformToByteArray());
    } catch (fault) {
      if (statusOf(fault) === NOT_FOUND) return undefined;
      throw this.explain(fault);
    }
  }

  // Loaded on demand, because the client is large and not needed with a folder.
  private open(): Promise<{ s3: S3; client: S3Client }> {
    return (this.opened ??= import('@aws-sdk/client-s3').then((s3) => ({ s3, client: this.connect(s3) })));
  }

  /** Errors of the client may not be mended by a retry; other ones may. */
  private explain(fault: unknown): Error {
    const status = statusOf(fault);
    const isRefusal = status !== undefined && status >= 400 && status < 500;
    return isRefusal ? new BlobStoreRefused(this.settings.bucket, fault) : new BlobStoreUnavailable(fault);
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

function statusOf(fault: unknown): number | undefined {
  return (fault as { $metadata?: { httpStatusCode?: number } } | null)?.$metadata?.httpStatusCode;
}
