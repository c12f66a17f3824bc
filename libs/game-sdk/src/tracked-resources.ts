import type { SessionClock } from './session.ts';

/** Kinds of page resources that a game acquires through the SDK. The page releases them when the game unmounts. */
export const RESOURCE_KINDS = [
  'timer',
  'listener',
  'observer',
  'request',
  'subscription',
  'style',
  'announcement',
] as const;
/** A kind of page resource, one of `RESOURCE_KINDS`. */
export type ResourceKind = (typeof RESOURCE_KINDS)[number];

/** The page resources of a running game, which are released when it unmounts. */
export interface TrackedResources {
  /** Registers a resource. Returns a function that releases it; calling it again has no effect. */
  track(kind: ResourceKind, release: () => void): () => void;
  /** Number of tracked resources by kind. */
  counts(): Readonly<Record<ResourceKind, number>>;
  /** Releases every tracked resource. If one throws, the others are still released. */
  releaseAll(): void;
}

/** Returns an empty tracker. `onError` receives every error that is thrown while `releaseAll` releases a resource. */
export function createTrackedResources(onError: (error: unknown) => void): TrackedResources {
  const tracked = new Map<() => void, ResourceKind>();

  return {
    track(kind, release) {
      const releaseOnce = () => {
        if (tracked.delete(releaseOnce)) release();
      };
      tracked.set(releaseOnce, kind);
      return releaseOnce;
    },
    counts() {
      const kinds = [...tracked.values()];
      return Object.fromEntries(
        RESOURCE_KINDS.map((kind) => [kind, kinds.filter((other) => other === kind).length]),
      ) as Record<ResourceKind, number>;
    },
    releaseAll() {
      for (const release of [...tracked.keys()]) {
        try {
          release();
        } catch (error) {
          onError(error);
        }
      }
    },
  };
}

/** Wraps a clock so that its pending timers are tracked until they fire or are canceled. */
export function trackedClock(clock: SessionClock, resources: TrackedResources): SessionClock {
  return {
    now: () => clock.now(),
    after(ms, run) {
      const cancel = clock.after(ms, () => {
        release();
        run();
      });
      // Releasing cancels the timer, which has no effect on one that already fired.
      const release = resources.track('timer', cancel);
      return release;
    },
  };
}
