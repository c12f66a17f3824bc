import { HttpException } from '@nestjs/common';
import { BlobStoreUnavailable } from '../blobs/blob-store.ts';
import { isStorageUnavailable } from '../database/transient-errors.ts';
import { DomainError } from './domain-error.ts';
import {
  AddressTooLong,
  BodyTooLarge,
  InternalFault,
  InvalidRequest,
  MalformedJson,
  NothingHere,
  Overloaded,
  RequestTimeout,
  UnsupportedMediaType,
} from './request-errors.ts';

/** What a framework's refusal means in the site's own words. */
const BY_STATUS: Readonly<Record<number, () => DomainError>> = {
  400: () => new InvalidRequest(['the request cannot be read']),
  404: () => new NothingHere(),
  408: () => new RequestTimeout(),
  413: () => new BodyTooLarge(),
  414: () => new AddressTooLong(),
  415: () => new UnsupportedMediaType(),
};

/** Every failure as one that may be told; a bug becomes an `InternalFault`. */
export function toDomainError(fault: unknown): DomainError {
  if (fault instanceof DomainError) return fault;
  if (fault instanceof SyntaxError) return new MalformedJson('it cannot be parsed');
  const status = statusOf(fault);
  if (status !== undefined && BY_STATUS[status]) return BY_STATUS[status]();
  if (fault instanceof BlobStoreUnavailable) return new Overloaded('The files of the games are out of reach just now.');
  return isStorageUnavailable(fault)
    ? new Overloaded('Nothing can be written down or looked up just now.')
    : new InternalFault();
}

function statusOf(fault: unknown): number | undefined {
  if (fault instanceof HttpException) return fault.getStatus();
  const status = (fault as { statusCode?: unknown } | null)?.statusCode;
  return typeof status === 'number' ? status : undefined;
}
