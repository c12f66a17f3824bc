// The same answers by Nest on Express, as `nest new` sets it up, with nothing of what a production server needs.
import 'reflect-metadata';
import { readFileSync } from 'node:fs';
import { Controller, Get, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { ExpressAdapter } from '@nestjs/platform-express';

const answers = JSON.parse(readFileSync(process.env.BENCH_ANSWERS, 'utf8'));

class Answers {
  games() {
    return answers.games;
  }

  players() {
    return answers.players;
  }
}
// Decorators by hand: this file is run as it is.
for (const name of ['games', 'players']) {
  Get(name)(Answers.prototype, name, Object.getOwnPropertyDescriptor(Answers.prototype, name));
}
Controller('api')(Answers);

class Site {}
Module({ controllers: [Answers] })(Site);

const app = await NestFactory.create(Site, new ExpressAdapter(), { logger: false });
await app.listen(Number(process.env.PORT), '127.0.0.1');
process.on('message', () => process.send(process.cpuUsage()));
process.send('ready');
