import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { PASSWORD_PROOF_HEADER, type AdminPasswordProof, type IssuedPublishToken } from '@soccer-legends/contracts';
import { inject } from 'vitest';
import { openDatabase } from '../../src/platform/database/open-database.ts';
import { PASSWORD, PASSWORD_HASH, signIn } from '../fixtures/administrator.ts';
import { PluginFolder } from '../fixtures/plugin-folder.ts';
import { send, type Answer, type SendOptions } from '../fixtures/send.ts';
import { freePort } from '../fixtures/free-port.ts';
import { listenLocally, urlOf } from '../fixtures/local-server.ts';
import { ServerProcess } from '../fixtures/server-process.ts';
import { createPostgres } from '../fixtures/site.ts';
import { outcomeOf, type Attacker, type Request } from './attack.ts';

const API_KEY = 'canary-0f6c1d2e3b4a5968';
const MB = 1024 * 1024;
const SECOND_MS = 1000;
/** As in a container of 512 MB. Without them V8 collects garbage so late that the memory in use says nothing about leaks. */
const SMALL_HEAP = '--max-old-space-size=256 --max-semi-space-size=8';
const MAX_ATTEMPTS = 10;
const REQUESTS_PER_ADDRESS = 50;
/** Number of last characters of the server's output in the error of a lost connection. */
const LAST_OUTPUT = 3000;

/** The built server with secrets and data. Records all responses. */
export class Target {
  readonly answers: { asked: string; answer: Answer }[] = [];

  private constructor(
    readonly server: ServerProcess,
    private readonly service: Server,
    private readonly metricsPort: number,
    private readonly credentials: Record<Attacker, SendOptions['headers']>,
    /** Must not appear in logs or metrics. */
    readonly secrets: readonly string[],
    private readonly databaseUrl: string,
  ) {}

  /** @param postgresUrl empty for the embedded database */
  static async start(variables: Record<string, string> = {}, postgresUrl = inject('postgresUrl')): Promise<Target> {
    const folder = mkdtempSync(join(tmpdir(), 'sl-attack-'));
    new PluginFolder(join(folder, 'games')).build('penalty-kick');
    const service = await startEmptyService();
    const databaseUrl = postgresUrl === '' ? '' : await createPostgres('template_site');
    const metricsPort = await freePort();
    const server = await ServerProcess.start(folder, {
      NODE_OPTIONS: SMALL_HEAP,
      LOG_LEVEL: 'debug',
      METRICS_PORT: String(metricsPort),
      ADMIN_PASSWORD_HASH: PASSWORD_HASH,
      API_FOOTBALL_KEY: API_KEY,
      API_FOOTBALL_URL: urlOf(service),
      ...(databaseUrl && { DATABASE_URL: databaseUrl }),
      ...variables,
    });
    await server.ready();
    const admin = await signIn({ send: (path, sending) => send(server.url, path, sending) });
    const issued = await admin.send('/api/admin/plugins/penalty-kick/tokens', {
      method: 'POST',
      body: { name: 'canary', days: 1 },
    });
    const { secret } = issued.json<IssuedPublishToken>();
    const credentials = {
      stranger: {},
      administrator: { 'sec-fetch-site': 'same-origin', cookie: admin.cookie },
      game: { 'sec-fetch-site': 'same-origin', cookie: admin.cookie },
      publisher: { authorization: `Bearer ${secret}` },
    };
    const secrets = [
      PASSWORD,
      encodeURIComponent(PASSWORD),
      admin.cookie.split('=')[1]!,
      secret,
      API_KEY,
      'canary.visitor@example.org',
    ];
    return new Target(server, service, metricsPort, credentials, secrets, databaseUrl);
  }

  /** Sends a request with an attacker's credentials and records the response. */
  async as(who: Attacker, path: string, sending: SendOptions = {}): Promise<Answer> {
    const merged = { ...this.credentials[who], ...sending.headers };
    // An attack removes a header of its attacker's browser by setting it to undefined.
    const headers = Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== undefined));
    let answer = await this.sendWithRetries(path, { ...sending, headers });
    if (who === 'administrator' && outcomeOf(answer) === '403 session.passwordRequired')
      answer = await this.sendWithRetries(path, {
        ...sending,
        headers: { ...headers, ...(await this.provePassword()) },
      });
    this.answers.push({ asked: `${who}: ${sending.method ?? 'GET'} ${path.slice(0, 100)}`, answer });
    return answer;
  }

  /** Returns no header after attacks that used up the limit of password attempts. */
  private async provePassword(): Promise<NonNullable<SendOptions['headers']>> {
    const headers = this.credentials.administrator ?? {};
    const sending = { method: 'POST', headers, body: { password: PASSWORD } };
    const answer = await this.sendWithRetries('/api/admin/session/password-proof', sending);
    return answer.status === 200 ? { [PASSWORD_PROOF_HEADER]: answer.json<AdminPasswordProof>().proof } : {};
  }

  /** Retries after `retry-after` while the server is overloaded, which happens on a slow machine. */
  private async sendWithRetries(path: string, sending: SendOptions): Promise<Answer> {
    // Attacks without their own address must not use up each other's rate limits.
    const from = `127.9.${Math.floor(this.answers.length / REQUESTS_PER_ADDRESS)}.1`;
    for (let attempt = 1; ; attempt += 1) {
      const answer = await send(this.server.url, path, { from, ...sending }).catch((error: unknown) => {
        throw new Error(
          `${path}: ${String(error)}. The server's last lines: ${this.server.output.slice(-LAST_OUTPUT)}`,
        );
      });
      const isRetryable = outcomeOf(answer) === '503 overloaded' && attempt < MAX_ATTEMPTS;
      if (!isRetryable) return answer;
      await wait(Number(answer.headers['retry-after']) * SECOND_MS);
    }
  }

  async outcome(who: Attacker, request: Request): Promise<string> {
    if (typeof request === 'function') return outcomeOf(await request(this));
    const { path, ...sending } = request;
    return outcomeOf(await this.as(who, path, sending));
  }

  /** Returns the resident memory of the server process, from its metrics. */
  async residentMegabytes(): Promise<number> {
    const { text } = await send(`http://127.0.0.1:${this.metricsPort}`, '/metrics');
    return Number(/^process_resident_memory_bytes\S* (\S+)/m.exec(text)?.[1]) / MB;
  }

  /** Returns the rows of a query; none for an embedded database, which only its server can read. */
  async query<Row>(sql: string): Promise<Row[]> {
    if (this.databaseUrl === '') return [];
    const database = await openDatabase({ databaseUrl: this.databaseUrl, dataDir: '' });
    try {
      return await database.em().execute<Row[]>(sql);
    } finally {
      await database.close();
    }
  }

  async metrics(): Promise<string> {
    return (await send(`http://127.0.0.1:${this.metricsPort}`, '/metrics')).text;
  }

  async stop(): Promise<void> {
    await this.server.kill('SIGKILL');
    this.service.close();
    rmSync(this.server.folder, { recursive: true, force: true });
  }
}

async function startEmptyService(): Promise<Server> {
  const nothing = { get: '', parameters: [], errors: [], results: 0, paging: { current: 1, total: 1 }, response: [] };
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(nothing));
  });
  await listenLocally(server);
  return server;
}
