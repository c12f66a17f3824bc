import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { loadFootballData, type Player } from '@soccer-legends/football-data';
import { PLANS, Account, type Plan } from './account.ts';
import { ENDPOINTS, parameterErrors, type Endpoint } from './endpoints.ts';
import {
  pageOutsidePlan,
  refusalEnvelope,
  REFUSALS,
  seasonOutsidePlan,
  successEnvelope,
  unknownEndpoint,
  type ApiRequest,
  type Errors,
} from './envelope.ts';
import { isCounted, misbehave, sendJson, type Misbehavior } from './misbehavior.ts';
import { createSandboxFootball, loadNewcomers, type SandboxFootball } from './sandbox-football.ts';

/** The key that the sandbox accepts. */
export const SANDBOX_KEY = 'sandbox-key';

/** The service rejects calls with any other header. */
const ALLOWED_HEADERS = ['host', 'connection', 'x-apisports-key', 'x-rapidapi-key', 'x-rapidapi-host'];

/** The account of the sandbox, and its time. */
interface SandboxOptions {
  /** `PLANS.mega` by default. */
  plan?: Plan;
  /** Delay of the misbehavior `slow` in milliseconds; 5000 by default. */
  slowMs?: number;
  now?: () => Date;
}

/** Responds to calls as API-Football v3 does, or fails as a test wants. */
class Sandbox {
  /** Paths and queries of all calls, oldest first, including those that failed. */
  readonly calls: string[] = [];
  readonly account: Account;
  /**
   * Cached, because a client reads the pages of a list one after another, and the list of a league is slow to create.
   */
  private latestList: { key: string; items: readonly unknown[] | object } | undefined;
  private misbehavior: { kind: Misbehavior; times: number } | undefined;

  constructor(
    private readonly football: SandboxFootball,
    private readonly options: SandboxOptions = {},
  ) {
    this.account = new Account(options.plan ?? PLANS.mega, this.now);
  }

  /** Makes the next calls fail; all of them if no number is given. */
  misbehave(kind: Misbehavior, times = Infinity): void {
    this.misbehavior = { kind, times };
  }

  /** Ends the misbehavior. */
  behave(): void {
    this.misbehavior = undefined;
  }

  handle(request: IncomingMessage, response: ServerResponse): void {
    const url = new URL(request.url ?? '/', 'http://sandbox');
    const call = requestIn(url);
    this.calls.push(url.pathname + url.search);
    const errors = this.requestErrors(request);
    if (errors) return sendJson(response, refusalEnvelope(call, errors));
    const kind = this.nextMisbehavior();
    // The status call is free, and its response has no rate limit headers.
    const counted = call.endpoint !== 'status' && isCounted(kind);
    const body = this.bodyFor(call, counted);
    if (counted) for (const [name, value] of Object.entries(this.account.headers())) response.setHeader(name, value);
    if (!kind) return sendJson(response, body);
    const { slowMs = 5000 } = this.options;
    misbehave(kind, response, { request: call, body, plan: this.account.plan, slowMs });
  }

  private readonly now = (): Date => this.options.now?.() ?? new Date();

  private requestErrors({ method, headers }: IncomingMessage): Errors | undefined {
    if (method !== 'GET') return { method: `The ${method} method is not allowed.` };
    const unknown = Object.keys(headers).find((name) => !ALLOWED_HEADERS.includes(name));
    if (unknown) return { headers: `The ${unknown} header is not allowed.` };
    const key = headers['x-apisports-key'] ?? headers['x-rapidapi-key'];
    return key === SANDBOX_KEY ? undefined : REFUSALS.badToken;
  }

  private bodyFor(call: ApiRequest, counted: boolean): object {
    const { endpoint: name, parameters } = call;
    const endpoint = Object.hasOwn(ENDPOINTS, name) ? ENDPOINTS[name] : undefined;
    if (counted) {
      const admission = this.account.admit();
      if (admission !== 'granted') return refusalEnvelope(call, REFUSALS[admission]);
    }
    if (!endpoint) return refusalEnvelope(call, unknownEndpoint(name));
    const errors = { ...parameterErrors(parameters, endpoint.rules), ...this.planErrors(call) };
    if (Object.keys(errors).length > 0) return refusalEnvelope(call, errors);
    return successEnvelope(call, this.respond(call, endpoint), endpoint.perPage);
  }

  private respond({ endpoint: name, parameters }: ApiRequest, endpoint: Endpoint): readonly unknown[] | object {
    const now = this.now();
    const respond = () => endpoint.respond(parameters, { football: this.football, account: this.account, now });
    if (endpoint.perPage === undefined) return respond();
    const { page: _page, ...rest } = parameters;
    const key = `${name} ${JSON.stringify(rest)} ${now.toISOString().slice(0, 10)}`;
    if (this.latestList?.key !== key) this.latestList = { key, items: respond() };
    return this.latestList.items;
  }

  private planErrors({ parameters: { season, page } }: ApiRequest): Errors {
    const { plan } = this.account;
    const isOutside =
      plan.seasons && season && (Number(season) < plan.seasons.from || Number(season) > plan.seasons.to);
    if (isOutside) return seasonOutsidePlan(plan);
    return plan.maxPages && Number(page ?? 1) > plan.maxPages ? pageOutsidePlan(plan) : {};
  }

  private nextMisbehavior(): Misbehavior | undefined {
    if (!this.misbehavior || this.misbehavior.times <= 0) return undefined;
    this.misbehavior.times -= 1;
    return this.misbehavior.kind;
  }
}

/** Parses a URL. The paths of the RapidAPI mirror start with the version. */
function requestIn({ pathname, searchParams }: URL): ApiRequest {
  const endpoint = pathname.replace(/^\/(?:v3\/)?/, '').replace(/\/+$/, '');
  return { endpoint, parameters: Object.fromEntries(searchParams) };
}

export interface RunningSandbox {
  /** Without a trailing slash. */
  url: string;
  control: Sandbox;
  close(): Promise<void>;
}

interface StartOptions extends SandboxOptions {
  /** Any free one by default. */
  port?: number;
  /** Players besides those of the bundled data set and the newcomers; ids from 50,000 to 99,999. */
  players?: readonly Player[];
}

/** Starts the sandbox on the loopback address. Rejects if the port is in use. */
export async function startSandbox({ port = 0, players = [], ...options }: StartOptions = {}): Promise<RunningSandbox> {
  const data = loadFootballData();
  const sandbox = new Sandbox(createSandboxFootball(data, [...loadNewcomers(data), ...players]), options);
  const server = createServer((request, response) => {
    try {
      sandbox.handle(request, response);
    } catch (error) {
      response.destroy(error as Error);
    }
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve);
  });
  // A program that embeds the sandbox can exit without closing it.
  server.unref();
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    control: sandbox,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
