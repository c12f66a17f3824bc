import type { IncomingMessage, RequestListener, Server } from 'node:http';
import fastifyCookie from '@fastify/cookie';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AdminPassword } from '../features/admin-session/password/admin-password.ts';
import { AppModule, type AppParts } from './app.module.ts';
import { ReadModel } from '../features/catalogue/read-model.ts';
import { Readiness } from '../platform/health/readiness.ts';
import type { TimedRequest } from '../platform/metrics/request-metrics.ts';
import { Metrics } from '../platform/metrics/metrics.ts';
import { ApiDescription } from './openapi/api-description.ts';
import { noteRoutes } from '../platform/http/allowed-methods.ts';
import { Drain } from '../platform/http/drain.ts';
import { FrontDoor, type FrontDoorParts } from '../platform/http/front-door.ts';
import { HotAnswers } from '../platform/http/hot-answers.ts';
import { createHttpServer } from '../platform/http/http-server.ts';
import { acceptJsonAlone } from '../platform/http/json-body.ts';
import { Load } from '../platform/http/load.ts';
import type { Log } from '../platform/http/log.ts';
import { NestLog } from '../platform/http/nest-log.ts';
import { problemAnswer, PROBLEM_HEADERS } from '../platform/http/problem-answer.ts';
import { MemoryRateLimits, NoRateLimits } from '../platform/http/rate-limits.ts';
import { toDomainError } from '../platform/http/to-domain-error.ts';
import { acceptArchives } from '../features/plugins/archive/archive-receiver.ts';
import { acceptPolicyReports } from '../features/client-reports/accept-policy-reports.ts';
import { BundledPlugins } from '../features/plugins/publish/bundled-plugins.ts';
import { ChangeFollower } from './replicas/change-follower.ts';
import { VERSION } from '../platform/environment/version.ts';
import { ConsoleFiles } from './pages/console-files.ts';
import { ShellFiles } from './pages/shell-files.ts';

/** The assembled server, ready to listen: its catalogue is in memory and its plugins are published. */
export async function createApp(parts: AppParts & { log: Log }): Promise<NestFastifyApplication> {
  const { config, log } = parts;
  const door: FrontDoorParts = {
    config,
    log,
    drain: new Drain(),
    load: new Load(),
    hot: new HotAnswers(),
    metrics: new Metrics({ version: VERSION, role: config.role }),
    limits: config.rateLimits ? new MemoryRateLimits() : new NoRateLimits(),
  };
  const app = await NestFactory.create<NestFastifyApplication>(AppModule.with(parts, door), createAdapter(door), {
    bodyParser: false,
    logger: new NestLog(log),
    abortOnError: false,
  });
  // Cookies are read where they are asked for: most requests have none that matters.
  await app.register(fastifyCookie, { hook: false });
  await app.get(AdminPassword).prepare();
  await app.get(BundledPlugins).publishAll();
  await app.get(ShellFiles).load();
  await app.get(ConsoleFiles).load();
  // Late, since what is made of the catalogue between other work would be made between all of the above.
  await app.get(ReadModel).rebuild();
  await app.get(ChangeFollower).check();
  app.get(Readiness).schemaIsCurrent = true;
  await app.init();
  app.get(ApiDescription).describe(app);
  return app;
}

function createAdapter(door: FrontDoorParts): FastifyAdapter {
  const front = new FrontDoor(door);
  const adapter = new FastifyAdapter({
    serverFactory: (handler: RequestListener): Server => createHttpServer(front, handler),
    genReqId: ({ headers }: IncomingMessage) => String(headers['x-request-id']),
    // No route of ours needs middleware, and every request would pay for it.
    skipMiddie: true,
    multipart: false,
    frameworkErrors: (fault: Error, request: FastifyRequest, reply: FastifyReply) => {
      const error = toDomainError(fault);
      void reply.code(error.httpStatus).headers(PROBLEM_HEADERS).send(problemAnswer(error, request.id));
    },
  });
  noteRoutes(adapter.getInstance());
  acceptJsonAlone(adapter.getInstance());
  acceptArchives(adapter.getInstance());
  acceptPolicyReports(adapter.getInstance());
  adapter.getInstance().addHook('onRequest', (request, _reply, done) => {
    (request.raw as TimedRequest).route = request.routeOptions.url;
    done();
  });
  return adapter;
}
