import type { ProblemCode } from '@soccer-legends/contracts';
import { DealProblem, httpErrorIn, problemCodeOf, type DealContext, type Http } from '@soccer-legends/game-sdk';
import type { AnyGame } from '@soccer-legends/game-sdk/react';

/** Messages for a token that the server does not know, and for a matchday that has not begun. */
export interface DealTexts {
  unknown: string;
  notBegun: string;
}

/**
 * Returns a game whose deal fails if one of its calls fails: a fallback to local data would deal a different round.
 * @param recent what its rounds do not ask about, instead of what this browser's last rounds asked
 */
export function dealtGame(game: AnyGame, texts: DealTexts, recent: readonly string[] = []): AnyGame {
  return {
    ...game,
    async deal(context: DealContext) {
      const failures: unknown[] = [];
      const http = watched(context.services.http, (error) => failures.push(error));
      const deal: unknown = await game
        .deal({ ...context, recent, services: { ...context.services, http } })
        .catch((error) => {
          throw problemIn(failures.at(-1) ?? error, texts) ?? error;
        });
      if (failures.length > 0) throw problemIn(failures.at(-1), texts) ?? failures.at(-1);
      return deal;
    },
  };
}

function watched(http: Http, onFailure: (error: unknown) => void): Http {
  const watch = async <Answer>(answer: Promise<Answer>): Promise<Answer> => {
    try {
      return await answer;
    } catch (error) {
      onFailure(error);
      throw error;
    }
  };
  return {
    get: (path, options) => watch(http.get(path, options)),
    post: (path, body, options) => watch(http.post(path, body, options)),
  };
}

function problemIn(error: unknown, { unknown, notBegun }: DealTexts): DealProblem | undefined {
  const code: ProblemCode | undefined = problemCodeOf(error);
  if (code === 'deal.unknown') return new DealProblem(unknown, { cause: httpErrorIn(error) });
  return code === 'deal.notBegun' ? new DealProblem(notBegun, { cause: httpErrorIn(error) }) : undefined;
}
