import {
  HttpError,
  httpFailureOf,
  type GameServices,
  type Http,
  type ProblemCode,
  type RequestOptions,
} from '@soccer-legends/game-sdk';
import { fakeServices } from '@soccer-legends/game-sdk/testing';
import type { CareerGameState, PlayerDetail } from '@soccer-legends/game-sdk/data';

const ROUNDS = 5;

interface Failure {
  error?: Error;
  afterwards?: boolean;
  times?: number;
}

export class FakeServer implements Http {
  /** Every request, retries included. */
  readonly calls: { call: string; body?: unknown; options?: RequestOptions | undefined }[] = [];
  readonly logged: string[] = [];
  readonly state: CareerGameState;
  readonly #players: readonly PlayerDetail[];
  readonly #failures: { call: string; error: Error; afterwards: boolean }[] = [];
  #guessed: number | undefined;
  readonly replacements = new Map<string, unknown>();

  /** @param players the players of the rounds in order, then others who can be guessed */
  constructor(players: readonly PlayerDetail[]) {
    this.#players = players;
    const first = players[0]?.id ?? 0;
    this.state = { gameId: 'g-1', correctPlayerId: first, currentRound: 1, roundsWon: 0, answered: false };
  }

  /** Makes the next such calls fail, before the server handles them or afterwards, so that the response is lost. */
  fail(call: string, { error = problem(503, 'overloaded'), afterwards = false, times = 1 }: Failure = {}): void {
    for (let time = 0; time < times; time++) this.#failures.push({ call, error, afterwards });
  }

  services(t: GameServices['t'] = (key) => key): GameServices {
    const log = (message: string) => void this.logged.push(message);
    const storage = { read: () => null, write: () => undefined };
    return { ...fakeServices().services, http: this, storage, t, log };
  }

  async get<Answer>(path: string, options?: RequestOptions): Promise<Answer> {
    for (let left = options?.retries ?? 0; ; left--) {
      try {
        return this.#answer(`GET ${path}`, undefined, options) as Answer;
      } catch (error) {
        if (left === 0) throw error;
      }
    }
  }

  async post<Answer>(path: string, body?: unknown): Promise<Answer> {
    return this.#answer(`POST ${path}`, body) as Answer;
  }

  #answer(call: string, body?: unknown, options?: RequestOptions): unknown {
    this.calls.push({ call, body, options });
    const index = this.#failures.findIndex((failure) => call.startsWith(failure.call));
    const [failure] = index < 0 ? [] : this.#failures.splice(index, 1);
    if (failure && !failure.afterwards) throw failure.error;
    const answer = this.replacements.has(call) ? this.replacements.get(call) : this.#handle(call, body);
    if (failure) throw failure.error;
    return answer;
  }

  #handle(call: string, body: unknown): unknown {
    const { state } = this;
    if (call === 'POST /api/game/new') return { ...state };
    if (call === 'POST /api/game/guess') return this.#guess((body as { playerId: number }).playerId);
    if (call === 'POST /api/game/next-round') return this.#nextRound();
    if (call === `GET /api/game?gameId=${state.gameId}`) return { ...state };
    const player = this.#players.find(({ id }) => call === `GET /api/players/${id}`);
    if (player) return player;
    if (call.startsWith('GET /api/players/search'))
      return this.#players.map((hit) => ({ ...hit, from: 2001, to: 2012 }));
    throw problem(404, 'request.notFound');
  }

  #guess(playerId: number) {
    const { state } = this;
    const correct = playerId === state.correctPlayerId;
    if (this.#guessed !== undefined && playerId !== this.#guessed) {
      throw problem(409, 'careerGame.alreadyAnswered');
    }
    if (this.#guessed === undefined && correct) state.roundsWon++;
    this.#guessed = playerId;
    state.answered = true;
    return { correct, gameState: { currentRound: state.currentRound, correctPlayerId: state.correctPlayerId } };
  }

  #nextRound() {
    const { state } = this;
    if (!state.answered) throw problem(409, 'careerGame.notAnswered');
    if (state.currentRound === ROUNDS) return { ...state, currentRound: ROUNDS + 1 };
    state.correctPlayerId = this.#players[state.currentRound]?.id ?? 0;
    state.currentRound++;
    state.answered = false;
    this.#guessed = undefined;
    return { ...state };
  }
}

export function problem(status: number, code: ProblemCode): HttpError {
  return new HttpError(httpFailureOf(status), `${status}: ${JSON.stringify({ code })}`, { status, code });
}

/** Players 11, 12, … whose names appear nowhere else on a page. */
export function players(count = 7): PlayerDetail[] {
  return Array.from({ length: count }, (_, index) => ({
    id: 11 + index,
    name: `Zlatko Qvist${String.fromCharCode(97 + index)}`,
    country: 'Denmark',
    nation: 'DEN',
    position: 'Midfielder',
    photo: `/art/player/${11 + index}.svg`,
    career: [
      { team: 'Brøndby', teamLogo: '/art/crest/4.svg', matches: 71, goals: 12, years: '2001 - 2004' },
      { team: 'Ajax', teamLogo: null, matches: 0, goals: null, years: '2004 - 2012' },
    ],
  }));
}
