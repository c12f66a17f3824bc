// Sends the same responses with Nest on Express and the usual packages of a production server. Headers, request ids, rate
// limits, metrics and compression are the same.
import 'reflect-metadata';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Controller, Get, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { ExpressAdapter } from '@nestjs/platform-express';
import compression from 'compression';
import { Histogram } from 'prom-client';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { securityHeaders } from '../src/platform/http/http-pipeline.ts';

const responses = JSON.parse(readFileSync(process.env.BENCH_RESPONSES, 'utf8'));

class Responses {
  games() {
    return responses.games;
  }

  players() {
    return responses.players;
  }
}
// Decorators are called as functions, because Node runs this file without a compiler.
for (const name of ['games', 'players']) {
  Get(name)(Responses.prototype, name, Object.getOwnPropertyDescriptor(Responses.prototype, name));
}
Controller('api')(Responses);

class Site {}
Module({ controllers: [Responses] })(Site);

const app = await NestFactory.create(Site, new ExpressAdapter(), { logger: false });
app.use(productionMiddleware(), compression());
await app.listen(Number(process.env.PORT), '127.0.0.1');
process.on('message', () => process.send(process.cpuUsage()));
process.send('ready');

function productionMiddleware() {
  const limiter = new RateLimiterMemory({ points: 360, duration: 60 });
  const durations = new Histogram({
    name: 'http_server_request_duration_seconds',
    help: 'Requests by route template and class of status.',
    labelNames: ['method', 'route', 'status_class'],
  });
  const headers = securityHeaders({ publicUrl: 'https://example.org' });
  app.set('trust proxy', 1);
  return (request, response, next) => {
    const startedAt = performance.now();
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    response.setHeader('x-request-id', randomUUID());
    response.setHeader('cache-control', 'public, max-age=5, stale-while-revalidate=60, stale-if-error=86400');
    response.once('finish', () => {
      const labels = {
        method: request.method,
        route: request.route.path,
        status_class: `${Math.floor(response.statusCode / 100)}xx`,
      };
      durations.observe(labels, (performance.now() - startedAt) / 1000);
    });
    limiter.consume(request.ip).then(
      () => next(),
      () => response.status(429).end(),
    );
  };
}
