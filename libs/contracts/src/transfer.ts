/** Media type of a sealed season: the body of `POST /api/transfers/{id}`. */
export const TRANSFER_TYPE = 'application/vnd.soccer-legends.transfer';

/** A year of matchdays takes about 200 kB. */
export const TRANSFER_BYTES = 512 * 1024;

export const TRANSFER_MINUTES = 15;

/** 128 bits in hexadecimal digits. Derived from the code, which the server never gets. */
export const TRANSFER_ID = /^[0-9a-f]{32}$/;

/** `POST /api/transfers/{id}/open`: returns the body of a transfer once. */
export interface OpenedTransfer {
  sealed: string;
}
