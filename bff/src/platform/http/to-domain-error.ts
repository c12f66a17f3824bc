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
export function toDomainError(fault: unknown): DomainError {
  if (fault instanceof DomainError) return fault;
  if (fault instanceof SyntaxError) return new MalformedJson('it cannot be parsed');
  const status = statusOf(fault);
  if (status !== undefined && BY_STATUS[status]) return BY_STATUS[status]();
  if (fault instanceof BlobStoreUnavailable) return new Overloaded('The game files are unavailable.');
  return isStorageUnavailable(fault) ? new Overloaded('The database is unavailable.') : new InternalError();
}

function statusOf(fault: unknown): number | undefined {
  if (fault instanceof HttpException) return fault.getStatus();
  const status = (fault as { statusCode?: unknown } | null)?.statusCode;
  return typeof status === 'number' ? status : undefined;
}
