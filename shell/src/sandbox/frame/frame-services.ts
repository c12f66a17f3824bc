import {
  type GameServices,
  HttpError,
  httpErrorIn,
  type HttpErrorDetails,
  type RequestOptions,
} from '@soccer-legends/game-sdk';
import type { FrameMessage, FrameStart, PageMessage } from '../protocol.ts';

/** The part of a `MessagePort` that a frame needs to send. */
interface Sender {
  postMessage(message: FrameMessage): void;
}

interface PendingCall {
  resolve(answer: unknown): void;
  reject(error: unknown): void;
}

/** The services of a sandboxed game in its frame: every call becomes a message to the page. */
export class FrameServices {
  readonly services: GameServices;
  readonly #calls = new Map<number, PendingCall>();
  /** The calls behind errors, by which the page finds the request id for a toast. */
  readonly #callOf = new WeakMap<HttpError, number>();
  #lastCall = 0;

  constructor(
    private readonly port: Sender,
    { language, stored }: Pick<FrameStart, 'language' | 'stored'>,
    t: GameServices['t'],
  ) {
    const texts = new Map(Object.entries(stored));
    this.services = {
      language,
      t,
      http: {
        get: (path, options) => this.#call('get', { path, options }),
        post: (path, body, options) => this.#call('post', { path, body, options }),
      },
      storage: {
        read: (name) => texts.get(name) ?? null,
        write(name, text) {
          texts.set(name, text);
          port.postMessage({ kind: 'store', name, text });
        },
      },
      // A function cannot be sent to the page.
      toast: ({ cause, action: _action, ...toast }) => {
        const failed = httpErrorIn(cause);
        const call = failed && this.#callOf.get(failed);
        port.postMessage({ kind: 'toast', toast, ...(call !== undefined && { cause: call }) });
      },
      announce: (text, urgency = 'polite') => port.postMessage({ kind: 'announce', text, urgency }),
      sound: (sound) => port.postMessage({ kind: 'sound', sound }),
      log: (message, error) => port.postMessage({ kind: 'log', text: `${message} ${String(error ?? '')}`.trim() }),
    };
  }

  /** Ends the call that a message of the page is about. */
  receive(message: Extract<PageMessage, { id: number }>): void {
    const call = this.#calls.get(message.id);
    this.#calls.delete(message.id);
    if (message.kind === 'answer') return call?.resolve(message.answer);
    const { kind, message: text, ...details } = message.failure;
    const error = new HttpError(kind, text, details as HttpErrorDetails);
    this.#callOf.set(error, message.id);
    call?.reject(error);
  }

  #call<Answer>(
    method: 'get' | 'post',
    { path, body, options = {} }: { path: string; body?: unknown; options?: RequestOptions | undefined },
  ): Promise<Answer> {
    const { signal, ...limits } = options as Omit<RequestOptions, 'signal'> & {
      signal?: AbortSignal & EventTarget & { reason: unknown };
    };
    const id = (this.#lastCall += 1);
    return new Promise<Answer>((resolve, reject) => {
      const abort = () => {
        this.#calls.delete(id);
        this.port.postMessage({ kind: 'abort', id });
        reject(signal?.reason);
      };
      if (signal?.aborted) return reject(signal.reason);
      this.#calls.set(id, { resolve: (answer) => resolve(answer as Answer), reject });
      this.port.postMessage({ kind: 'call', id, method, path, ...(body !== undefined && { body }), ...limits });
      signal?.addEventListener('abort', abort, { once: true });
      return undefined;
    });
  }
}
