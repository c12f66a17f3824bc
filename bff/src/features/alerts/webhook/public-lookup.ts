import { lookup, type LookupAddress } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { isPublicAddress } from '../../../platform/config/public-hosts.ts';

/** Rejects private addresses. The connection uses the checked address, so a second lookup cannot return another one. */
export const publicLookup = publicLookupBy(lookup as LookupFunction);

/** Returns a lookup like `publicLookup` that asks the given one for the addresses. */
export function publicLookupBy(resolve: LookupFunction): LookupFunction {
  return (hostname, options, callback) => {
    resolve(hostname, { ...options, all: true }, (error, found) => {
      const addresses = found as LookupAddress[];
      const [first] = addresses ?? [];
      if (error || !first) return callback(error ?? new Error(`${hostname} has no address`), '', 0);
      if (!addresses.every(({ address }) => isPublicAddress(address)))
        return callback(new Error(`${hostname} has a private address`), '', 0);
      if (options.all) callback(null, addresses);
      else callback(null, first.address, first.family);
    });
  };
}
