import type { GameServices, RequestOptions, ToastRequest, Translate } from '../services.ts';

export interface FakeServicesOptions {
  /** What every GET is answered with: a value, an `Error` to reject with, or a function of the path. */
  answer?: unknown;
  /** Returns the key itself by default. */
  t?: Translate;
}

export interface FakeServices {
  services: GameServices;
  /** The GET calls, in their order. */
  requests: readonly { path: string; options: RequestOptions | undefined }[];
  logged: readonly string[];
  toasts: readonly ToastRequest[];
  announced: readonly string[];
}

/** Returns services without a page or a server, which record what a game did with them. */
export function fakeServices({ answer, t = (key) => key }: FakeServicesOptions = {}): FakeServices {
  const requests: { path: string; options: RequestOptions | undefined }[] = [];
  const logged: string[] = [];
  const toasts: ToastRequest[] = [];
  const announced: string[] = [];
  const kept = new Map<string, string>();
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
    storage: { read: (name) => kept.get(name) ?? null, write: (name, text) => void kept.set(name, text) },
    t,
    toast: (toast) => void toasts.push(toast),
    announce: (text) => void announced.push(text),
    log: (message) => void logged.push(message),
  };
  return { services, requests, logged, toasts, announced };
}
