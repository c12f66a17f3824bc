import { useEffect, useState } from 'react';

/** Delays before a failed picture is loaded again, because a busy server needs time. */
const RETRY_AFTER_MS = [1500, 4000];

export interface Picture {
  /** Address to load now; undefined during a delay, or if every address failed. */
  src: string | undefined;
  failed: boolean;
  /** Identifies the attempt. As a React key, it makes the browser load the same address again. */
  attempt: string;
  onError(): void;
}

/**
 * Returns the first address that can be loaded. The last one is tried three times, and again when the device is online
 * after it was not. Without addresses, it has failed.
 */
export function usePicture(addresses: readonly string[]): Picture {
  const [failures, setFailures] = useState<ReadonlyMap<string, number>>(new Map());
  const [waiting, setWaiting] = useState<string>();
  const last = addresses.at(-1);
  const failuresOf = (address: string) => failures.get(address) ?? 0;
  const mayFail = (address: string) => (address === last ? RETRY_AFTER_MS.length : 0);
  const address = addresses.find((each) => failuresOf(each) <= mayFail(each));
  const pause = waiting === undefined ? undefined : RETRY_AFTER_MS[failuresOf(waiting) - 1];

  useEffect(() => {
    if (pause === undefined) return undefined;
    const retry = setTimeout(() => setWaiting(undefined), pause);
    return () => clearTimeout(retry);
    // Another picture may wait for an equal pause.
  }, [waiting, pause]);

  useEffect(() => {
    if (failures.size === 0) return undefined;
    const startAgain = () => {
      setFailures(new Map());
      setWaiting(undefined);
    };
    window.addEventListener('online', startAgain);
    return () => window.removeEventListener('online', startAgain);
  }, [failures]);

  return {
    src: address === waiting ? undefined : address,
    failed: address === undefined,
    attempt: `${address} ${address === undefined ? '' : failuresOf(address)}`,
    onError() {
      if (address === undefined) return;
      setFailures(new Map(failures).set(address, failuresOf(address) + 1));
      if (failuresOf(address) < mayFail(address)) setWaiting(address);
    },
  };
}
