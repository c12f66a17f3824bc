/** Media type of an encrypted season: the body of `POST /api/transfers/{id}`. */
export const TRANSFER_TYPE = 'application/vnd.soccer-legends.transfer';

/** Maximum size of a season. A year of matchdays takes about 200 kB. */
export const TRANSFER_BYTES = 512 * 1024;

/** How long the server keeps a transfer that nobody opens. */
export const TRANSFER_MINUTES = 15;

/** 128 bits in hexadecimal digits. Derived from the code, which the server never gets. */
export const TRANSFER_ID = /^[0-9a-f]{32}$/;

/** `POST /api/transfers/{id}/open`: returns the body of a transfer once. */
export interface OpenedTransfer {
  /** The encrypted season, in base64. */
  sealed: string;
}
