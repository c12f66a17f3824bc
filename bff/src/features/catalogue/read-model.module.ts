import { Module } from '@nestjs/common';
import type { FootballData } from '@soccer-legends/football-data';
import { Pictures } from './art/pictures.ts';
import { Clock } from '../../platform/environment/clock.ts';
import { FACTS } from './facts.ts';
import { ReadModel } from './read-model.ts';

const PICTURES = {
  provide: Pictures,
  useFactory: (facts: FootballData, clock: Clock) => new Pictures(facts, clock),
  inject: [FACTS, Clock],
};

@Module({ providers: [PICTURES, ReadModel], exports: [Pictures, ReadModel] })
export class ReadModelModule {}
