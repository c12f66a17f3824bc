import type { CareerGameState, GameServices, Http, PlayerDetail, RequestOptions } from '@soccer-legends/game-sdk';

const ROUNDS = 5;

/** The server of the tests: it keeps to the contract of the career game, and any call can be made to fail. */
export class FakeServer implements Http {
  /** Every request that was sent, retries too. */
  readonly calls: { call: string; body?: unknown; options?: RequestOptions | undefined }[] = [];
  readonly logged: string[] = [];
  readonly state: CareerGameState;
  readonly #players: readonly PlayerDetail[];
  readonly #faults: { call: string; fault: Error; afterwards: boolean }[] = [];
  #guessed: number | undefined;
  /** What to say instead of the contract's answer, by call. */
  readonly odd = new Map<string, unknown>();

  /** The players of the rounds first, then others who can be guessed. */
  constructor(players: readonly PlayerDetail[]) {
    this.#players = players;
    const first = players[0]?.id ?? 0;
    this.state = { gameId: 'g-1', correctPlayerId: first, currentRound: 1, roundsWon: 0, answered: false };
  }

  /** Lets the next such call fail: before the server heard of it, or afterwards, so that its answer is lost. */
  fail(call: string, { text = '503: overloaded', afterwards = false, times = 1 } = {}): void {
    for (let time = 0; time < times; time++) this.#faults.push({ call, fault: new Error(text), afterwards });
  }

  services(t: GameServices['t'] = (key) => key): GameServices {
    const log = (message: string) => void this.logged.push(message);
    return { language: 'en', http: this, t, toast: () => undefined, announce: () => undefined, log };
  }

  async get<Answer>(path: string, options?: RequestOptions): Promise<Answer> {
    for (let left = options?.retries ?? 0; ; left--) {
      try {
        return this.#answer(`GET ${path}`, undefined, options) as Answer;
      } catch (fault) {
        if (left === 0) throw fault;
      }
    }
  }

  async post<Answer>(path: string, body?: unknown): Promise<Answer> {
    return this.#answer(`POST ${path}`, body) as Answer;
  }

  #answer(call: string, body?: unknown, options?: RequestOptions): unknown {
    this.calls.push({ call, body, options });
    const index = this.#faults.findIndex((fault) => call.startsWith(fault.call));
    const [fault] = index < 0 ? [] : this.#faults.splice(index, 1);
    if (fault && !fault.afterwards) throw fault.fault;
    const answer = this.odd.has(call) ? this.odd.get(call) : this.#handle(call, body);
    if (fault) throw fault.fault;
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
    throw new Error('404: {"code":"request.notFound"}');
  }

  #guess(playerId: number) {
    const { state } = this;
    const correct = playerId === state.correctPlayerId;
    if (this.#guessed !== undefined && playerId !== this.#guessed) {
      throw new Error('409: {"code":"careerGame.alreadyAnswered"}');
    }
    if (this.#guessed === undefined && correct) state.roundsWon++;
    this.#guessed = playerId;
    state.answered = true;
    return { correct, gameState: { currentRound: state.currentRound, correctPlayerId: state.correctPlayerId } };
  }

  #nextRound() {
    const { state } = this;
    if (!state.answered) throw new Error('409: {"code":"careerGame.notAnswered"}');
    if (state.currentRound === ROUNDS) return { ...state, currentRound: ROUNDS + 1 };
    state.correctPlayerId = this.#players[state.currentRound]?.id ?? 0;
    state.currentRound++;
    state.answered = false;
    this.#guessed = undefined;
    return { ...state };
  }
}

/** Players 11, 12, … with names that appear nowhere else on a page. */
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
