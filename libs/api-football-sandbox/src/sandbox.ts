import type { IncomingMessage, ServerResponse } from 'node:http';
import { PLANS, Account, type Plan } from './account.ts';
import { ENDPOINTS } from './endpoints.ts';
import { answered, refused, type Question } from './envelope.ts';
import { misbehave, sendJson } from './misbehave.ts';
import type { Misbehaviour } from './misbehaviour.ts';
import { faultsIn, type Errors } from './parameters.ts';
import { planPage, planSeason, REFUSALS, unknownEndpoint } from './refusals.ts';
import type { World } from './world.ts';

/** The key that the sandbox accepts where it is given no other. */
export const SANDBOX_KEY = 'sandbox-key';

/** Headers that the service knows; a call that carries others is refused. */
const KNOWN_HEADERS = ['host', 'connection', 'x-apisports-key', 'x-rapidapi-key', 'x-rapidapi-host'];

export interface SandboxOptions {
  key?: string;
  plan?: Plan;
  slowMs?: number;
  now?: () => Date;
}

/** Makes the sandbox misbehave, and tells what it was asked. */
export interface SandboxControl {
  /** From the next call on, for so many calls; for ever where no number is given. */
  misbehave(kind: Misbehaviour, times?: number): void;
  behave(): void;
  /** Paths with parameters of all calls since the beginning. */
  readonly calls: readonly string[];
  readonly account: Account;
}

/** Answers calls as API-Football v3 would, from a world of its own. */
export class Sandbox implements SandboxControl {
  readonly calls: string[] = [];
  readonly account: Account;
  private mood: { kind: Misbehaviour; times: number } | undefined;

  constructor(
    private readonly world: World,
    private readonly options: SandboxOptions = {},
  ) {
    this.account = new Account(options.plan ?? PLANS.mega, this.now);
  }

  misbehave(kind: Misbehaviour, times = Infinity): void {
    this.mood = { kind, times };
  }

  behave(): void {
    this.mood = undefined;
  }

  async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://sandbox');
    const question = questionIn(url);
    this.calls.push(url.pathname + url.search);
    const complaint = this.complaintAbout(request);
    if (complaint) return sendJson(response, refused(question, complaint));
    const answer = this.answerTo(question);
    // Its status call is free of the quota and tells no limits.
    if (question.endpoint !== 'status')
      for (const [name, value] of Object.entries(this.account.headers())) response.setHeader(name, value);
    const kind = this.nextMood();
    if (!kind) return sendJson(response, answer);
    return misbehave(kind, response, {
      question,
      answer,
      plan: this.account.plan,
      slowMs: this.options.slowMs ?? 5000,
    });
  }

  private readonly now = (): Date => this.options.now?.() ?? new Date();

  private complaintAbout({ method, headers }: IncomingMessage): Errors | undefined {
    if (method !== 'GET') return { method: `The ${method} method is not allowed.` };
    const unknown = Object.keys(headers).find((name) => !KNOWN_HEADERS.includes(name));
    if (unknown) return { headers: `The ${unknown} header is not allowed.` };
    const key = headers['x-apisports-key'] ?? headers['x-rapidapi-key'];
    return key === (this.options.key ?? SANDBOX_KEY) ? undefined : REFUSALS.badToken;
  }

  private answerTo(question: Question): object {
    const { endpoint: name, parameters } = question;
    const endpoint = Object.hasOwn(ENDPOINTS, name) ? ENDPOINTS[name] : undefined;
    if (name !== 'status') {
      const admission = this.account.admit();
      if (admission === 'dayIsUsedUp') return refused(question, REFUSALS.dayLimit);
      if (admission === 'minuteIsUsedUp') return refused(question, REFUSALS.minuteLimit);
    }
    if (!endpoint) return refused(question, unknownEndpoint(name));
    const faults = { ...faultsIn(parameters, endpoint.rules), ...this.planFaults(question) };
    if (Object.keys(faults).length > 0) return refused(question, faults);
    const response = endpoint.answer(parameters, { world: this.world, account: this.account, now: this.now() });
    return answered(question, response, endpoint.perPage);
  }

  private planFaults({ parameters: { season, page } }: Question): Errors {
    const { plan } = this.account;
    const isOutside =
      plan.seasons && season && (Number(season) < plan.seasons.from || Number(season) > plan.seasons.to);
    if (isOutside) return planSeason(plan);
    return plan.mostPages && Number(page ?? 1) > plan.mostPages ? planPage(plan) : {};
  }

  private nextMood(): Misbehaviour | undefined {
    if (!this.mood || this.mood.times <= 0) return undefined;
    this.mood.times -= 1;
    return this.mood.kind;
  }
}

/** The RapidAPI mirror has a version in front of the path. */
function questionIn({ pathname, searchParams }: URL): Question {
  const endpoint = pathname.replace(/^\/(?:v3\/)?/, '').replace(/\/+$/, '');
  return { endpoint, parameters: Object.fromEntries(searchParams) };
}
