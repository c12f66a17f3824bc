import type { SessionClock } from './session.ts';

/** What a game takes of the page through the SDK, and what the page takes back when the game leaves. */
export const HOLDING_KINDS = ['timer', 'listener', 'subscription', 'style', 'announcement'] as const;
export type HoldingKind = (typeof HOLDING_KINDS)[number];

/** Counts what is out, so that a game that leaves leaves nothing behind, whatever it forgot. */
export interface Holdings {
  /** Notes that something was taken. The answer gives it back; giving back twice is giving back once. */
  take(kind: HoldingKind, giveBack: () => void): () => void;
  /** How many of each kind are out. */
  counts(): Readonly<Record<HoldingKind, number>>;
  /** Gives back everything that is out. One that fails to be given back keeps no other. */
  returnAll(): void;
}

export function createHoldings(onFault: (fault: unknown) => void): Holdings {
  const out = new Map<() => void, HoldingKind>();

  return {
    take(kind, giveBack) {
      const back = () => {
        if (out.delete(back)) giveBack();
      };
      out.set(back, kind);
      return back;
    },
    counts() {
      const kinds = [...out.values()];
      return Object.fromEntries(
        HOLDING_KINDS.map((kind) => [kind, kinds.filter((other) => other === kind).length]),
      ) as Record<HoldingKind, number>;
    },
    returnAll() {
      for (const back of [...out.keys()]) {
        try {
          back();
        } catch (fault) {
          onFault(fault);
        }
      }
    },
  };
}

/** A clock whose timers are counted from the moment they run until they are over or cancelled. */
export function countedClock(clock: SessionClock, holdings: Holdings): SessionClock {
  return {
    now: () => clock.now(),
    after(ms, run) {
      const cancel = clock.after(ms, () => {
        back();
        run();
      });
      // What is over is cancelled in vain, and that is harmless.
      const back = holdings.take('timer', cancel);
      return back;
    },
  };
}
