import type { IncomingMessage, RequestListener } from 'node:http';
import fastifyCookie from '@fastify/cookie';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { AdminPassword } from '../features/admin-session/password/admin-password.ts';
import { AppModule, type AppParts } from './app.module.ts';
import { ReadModel } from '../features/people/catalogue/read-model.ts';
import { Readiness } from '../platform/health/readiness.ts';
import { Metrics } from '../platform/metrics/metrics.ts';
import { ApiDescription } from './openapi/api-description.ts';
import { ClientAddresses } from '../platform/http/client-address.ts';
import { Connections } from '../platform/http/connections.ts';
import { CachedResponseAdapter, CachedRoutes } from '../platform/http/cached-routes.ts';
import { Drain } from '../platform/http/drain.ts';
import { addHttpPipeline, type HttpParts, securityHeaders } from '../platform/http/http-pipeline.ts';
import { createHttpServer, respondToUnparsed } from '../platform/http/http-server.ts';
import { Load } from '../platform/http/load.ts';
import { LoadShedding } from '../platform/http/load-shedding.ts';
import { type Log, NestLog } from '../platform/http/log.ts';
import { requestIdOf } from '../platform/http/request-id.ts';
import { routableUrl } from '../platform/http/request-path.ts';
import { acceptArchives } from '../features/plugins/archive/archive-receiver.ts';
import { acceptPolicyReports } from '../features/client-reports/policy-reports.ts';
import { acceptCsv } from '../features/people/csv/csv.controller.ts';
import { acceptTransfers } from '../features/transfers/transfers.module.ts';
import { BundledPlugins } from '../features/plugins/publish/bundled-plugins.ts';
import { StageVisitors } from '../features/plugins/registry/stage-visitors.ts';
import { DamageControl } from '../features/plugins/release/damage-control.ts';
import { ChangeFollower } from './replicas/change-follower.ts';
import { UntrustedProxies } from '../platform/http/untrusted-proxies.ts';
import { VisitorTickets } from '../platform/http/visitor-tickets.ts';
import { SystemClock } from '../platform/environment/clock.ts';
import { SigningKey } from '../platform/signing/signing-key.ts';
import { VERSION } from '../platform/environment/version.ts';
import { ConsoleFiles } from './pages/console-files.ts';
import { ShellFiles } from './pages/shell-files.ts';

/** Runs a step of the start, and repeats it while the database does not respond. */
export type WhenDatabaseResponds = <Result>(step: () => Promise<Result>) => Promise<Result>;

interface StartParts extends AppParts {
  log: Log;
  /** By default a step runs once. */
  whenDatabaseResponds?: WhenDatabaseResponds;
}

/** Returns the server, ready to listen: its catalogue is in memory and its plugins are published. */
export async function createApp(parts: StartParts): Promise<NestFastifyApplication> {
  const { config, database, log, clock = new SystemClock(), whenDatabaseResponds = (step) => step() } = parts;
  const addresses = new ClientAddresses(config.trustProxy);
  const metrics = new Metrics({ version: VERSION, role: config.role });
  const http: HttpParts = {
    config,
    log,
    drain: new Drain(),
    load: new Load(),
    cachedRoutes: new CachedRoutes(log),
    connections: new Connections(config, (address) => addresses.isProxy(address), metrics.connections),
    metrics,
    tickets: new VisitorTickets(new SigningKey(database, 'visitor.ticketKey'), clock, config),
    untrustedProxies: new UntrustedProxies(addresses, database, clock, log),
  };
  const app = await NestFactory.create<NestFastifyApplication>(AppModule.with(parts, http), createAdapter(http), {
    bodyParser: false,
    logger: new NestLog(log),
    abortOnError: false,
  });
  // No hook: routes parse the cookies that they need, and most routes need none.
  await app.register(fastifyCookie, { hook: false });
  const prepareFiles = async (): Promise<void> => {
    await whenDatabaseResponds(() => http.tickets.prepare());
    await whenDatabaseResponds(() => app.get(StageVisitors).prepare());
    await whenDatabaseResponds(() => app.get(AdminPassword).prepare());
    await whenDatabaseResponds(() => app.get(BundledPlugins).publishAll());
    await whenDatabaseResponds(() => app.get(DamageControl).checkAll());
    await app.get(ShellFiles).load();
    await app.get(ConsoleFiles).load();
  };
  // At the same time, because reading a large catalogue is mostly waiting for PostgreSQL.
  await Promise.all([whenDatabaseResponds(() => app.get(ReadModel).rebuild()), prepareFiles()]);
  await whenDatabaseResponds(() => app.get(ChangeFollower).check());
  app.get(Readiness).schemaIsCurrent = true;
  await app.init();
  app.get(ApiDescription).describe(app);
  return app;
}

function createAdapter(http: HttpParts): CachedResponseAdapter {
  const { config, connections } = http;
  // Load shedding is part of the rate limits.
  const shedding = config.rateLimits
    ? new LoadShedding({
        ...http,
        addresses: new ClientAddresses(config.trustProxy),
        security: securityHeaders(config),
      })
    : undefined;
  const adapter = new CachedResponseAdapter(http.cachedRoutes, {
    serverFactory: (handle: RequestListener) => createHttpServer(shedding?.guard(handle) ?? handle, connections),
    clientErrorHandler: respondToUnparsed,
    rewriteUrl: ({ url = '' }) => routableUrl(url),
    genReqId: ({ headers }: IncomingMessage) => requestIdOf(headers['x-request-id']),
    // No route has Express middleware, and the middleware engine costs time on every request.
    skipMiddie: true,
    multipart: false,
  });
  const fastify = adapter.getInstance();
  addHttpPipeline(fastify, http, shedding);
  acceptArchives(fastify);
  acceptPolicyReports(fastify);
  acceptTransfers(fastify);
  acceptCsv(fastify);
  return adapter;
}
