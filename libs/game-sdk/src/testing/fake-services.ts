import type { GameServices, RequestOptions, ToastRequest, Translate } from '../services.ts';
import { isSound, type Sound } from '../sound.ts';
import { memoryStorage } from './memory-storage.ts';

/** How `fakeServices` responds. */
export interface FakeServicesOptions {
  /** The response to every GET: a value, an `Error` to reject with, or a function of the path. */
  answer?: unknown;
  /** Returns the key itself by default. */
  t?: Translate;
}

/** The services and everything that a game did with them. */
export interface FakeServices {
  services: GameServices;
  /** The GET calls, in their order. */
  requests: readonly { path: string; options: RequestOptions | undefined }[];
  logged: readonly string[];
  toasts: readonly ToastRequest[];
  announced: readonly string[];
  sounds: readonly Sound[];
}

/** Returns services without a page or server. They record what a game does with them. */
export function fakeServices({ answer, t = (key) => key }: FakeServicesOptions = {}): FakeServices {
  const requests: { path: string; options: RequestOptions | undefined }[] = [];
  const logged: string[] = [];
  const toasts: ToastRequest[] = [];
  const announced: string[] = [];
  const { sounds, sound } = recordSounds();
  const services: GameServices = {
    language: 'en',
    http: {
      async get<Answer>(path: string, options?: RequestOptions) {
        requests.push({ path, options });
        const answered: unknown = typeof answer === 'function' ? (answer as (path: string) => unknown)(path) : answer;
        if (answered instanceof Error) throw answered;
        return answered as Answer;
      },
      post: (path) => Promise.reject(new Error(`The fake services do not answer POST ${path}.`)),
    },
    storage: memoryStorage(),
    t,
    toast: (toast) => void toasts.push(toast),
    announce: (text) => void announced.push(text),
    sound,
    log: (message) => void logged.push(message),
  };
  return { services, requests, logged, toasts, announced, sounds };
}

/** Returns a `sound` that records what it plays. It throws for a value that the page would ignore. */
export function recordSounds() {
  const sounds: Sound[] = [];
  function sound(value: Sound): void {
    if (!isSound(value)) throw new Error(`The page does not play ${JSON.stringify(value)}.`);
    sounds.push(value);
  }
  return { sounds, sound };
}
