import { HttpException } from '@nestjs/common';
import { BlobStoreUnavailable } from '../blobs/blob-store.ts';
import { isStorageUnavailable } from '../database/transient-errors.ts';
import { DomainError } from './domain-error.ts';
import {
  UrlTooLong,
  BodyTooLarge,
  InternalError,
  InvalidRequest,
  MalformedJson,
  NotFound,
  Overloaded,
  RequestTimeout,
  UnsupportedMediaType,
} from './request-errors.ts';

/** Errors for the status codes of Nest and Fastify. */
const BY_STATUS: Readonly<Record<number, () => DomainError>> = {
  400: () => new InvalidRequest(['its URL, headers or body cannot be read: check how they are encoded']),
  404: () => new NotFound(),
  408: () => new RequestTimeout(),
  413: () => new BodyTooLarge(),
  414: () => new UrlTooLong(),
  415: () => new UnsupportedMediaType(),
};

/** Maps any thrown value to an error that may be sent. A bug becomes an `InternalError`. */
export function toDomainError(error: unknown): DomainError {
  if (error instanceof DomainError) return error;
  if (error instanceof SyntaxError) return new MalformedJson('it cannot be parsed');
  const status = statusOf(error);
  if (status !== undefined && BY_STATUS[status]) return BY_STATUS[status]();
  if (error instanceof BlobStoreUnavailable) return new Overloaded('The game files are unavailable.');
  return isStorageUnavailable(error) ? new Overloaded('The database is unavailable.') : new InternalError();
}

function statusOf(error: unknown): number | undefined {
  if (error instanceof HttpException) return error.getStatus();
  const status = (error as { statusCode?: unknown } | null)?.statusCode;
  return typeof status === 'number' ? status : undefined;
}
