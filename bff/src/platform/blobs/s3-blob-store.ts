import type { S3Client } from '@aws-sdk/client-s3';
import type { S3Settings } from '../config/config.ts';
import { BlobStore, BlobStoreUnavailable } from './blob-store.ts';

const NOTHING_THERE = 404;
const TAKEN = 412;
/** Two writers of one path at the same moment: one of them has written it. */
const BEING_WRITTEN = 409;

/** A page waits for what it asks for: a bucket that does not answer in time is asked once more, and that is all. */
const PATIENCE = {
  maxAttempts: 2,
  requestHandler: { connectionTimeout: 1000, requestTimeout: 2000, throwOnRequestTimeout: true },
};

type S3 = typeof import('@aws-sdk/client-s3');

/** A bucket of Amazon's or of anything that speaks like it: replicas on many machines have their files in common. */
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
      if (status !== TAKEN && status !== BEING_WRITTEN) throw orAway(fault);
    }
  }

  override async get(path: string): Promise<Buffer | undefined> {
    const { s3, client } = await this.open();
    try {
      const { Body } = await client.send(new s3.GetObjectCommand({ Bucket: this.settings.bucket, Key: path }));
      return Body && Buffer.from(await Body.transformToByteArray());
    } catch (fault) {
      if (statusOf(fault) === NOTHING_THERE) return undefined;
      throw orAway(fault);
    }
  }

  // The client is large: who keeps files in a folder never loads it.
  private open(): Promise<{ s3: S3; client: S3Client }> {
    return (this.opened ??= import('@aws-sdk/client-s3').then((s3) => ({ s3, client: this.connect(s3) })));
  }

  private connect(s3: S3): S3Client {
    const { endpoint, region, accessKeyId, secretAccessKey } = this.settings;
    const credentials = accessKeyId && secretAccessKey ? { credentials: { accessKeyId, secretAccessKey } } : {};
    return new s3.S3Client({
      region,
      ...credentials,
      ...PATIENCE,
      // A server of one's own seldom has a name for every bucket.
      ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    });
  }
}

/** Whoever refuses has answered, and will not do otherwise later; all else is a matter of time. */
function orAway(fault: unknown): unknown {
  const status = statusOf(fault);
  return status === undefined || status >= 500 ? new BlobStoreUnavailable(fault) : fault;
}

function statusOf(fault: unknown): number | undefined {
  return (fault as { $metadata?: { httpStatusCode?: number } } | null)?.$metadata?.httpStatusCode;
}
