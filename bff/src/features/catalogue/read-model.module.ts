import { Module } from '@nestjs/common';
import type { FootballData } from '@soccer-legends/football-data';
import { Pictures } from './art/pictures.ts';
import { FACTS } from './facts.ts';
import { ReadModel } from './read-model.ts';

const PICTURES = {
  provide: Pictures,
  useFactory: (facts: FootballData) => new Pictures(facts),
  inject: [FACTS],
};

@Module({ providers: [PICTURES, ReadModel], exports: [Pictures, ReadModel] })
export class ReadModelModule {}
