import { DealProblem } from '../game.ts';
import { isTransient } from '../http-error.ts';
import type { GameServices, RequestOptions } from '../services.ts';

export interface GameProblems {
  services: GameServices;
  /** Texts for failures that the game does not explain itself. */
  problems: { noAnswer: string; unknown: string };
  /** Called with errors that are bugs of the game. */
  onError(error: unknown): void;
}

/** Returns services whose calls the signal aborts. */
export function servicesUntil(ended: AbortSignal, services: GameServices): GameServices {
  const { http } = services;
  const until = (options: RequestOptions = {}) => ({
    ...options,
    signal: options.signal ? AbortSignal.any([options.signal, ended]) : ended,
  });
  return {
    ...services,
    http: {
      get: (path, options) => http.get(path, until(options)),
      post: (path, body, options) => http.post(path, body, until(options)),
    },
  };
}

/** Toasts or logs why there is no game, and returns the text for the intro. */
export function reportProblem(error: unknown, { services, onError, problems }: GameProblems): string {
  if (error instanceof DealProblem) {
    const { toast, cause, message } = error;
    if (toast) services.toast(cause === undefined ? toast : { ...toast, cause });
    return message;
  }
  if (isTransient(error)) {
    services.log('The game could not start because of a temporary failure of the server or the connection', error);
    return problems.noAnswer;
  }
  onError(error);
  return problems.unknown;
}
