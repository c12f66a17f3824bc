import { Module } from '@nestjs/common';
import type { FootballData } from '@soccer-legends/football-data';
import { CONFIG, type Config } from '../../platform/config/config.ts';
import { DealsModule } from '../deals/deals.port.ts';
import { Pictures } from './art/pictures.ts';
import { DealtPlayers } from './dealt-players.ts';
import { FACTS } from './facts.ts';
import { ReadModel } from './read-model.ts';

const PICTURES = {
  provide: Pictures,
  useFactory: (facts: FootballData, { servicePictures }: Config) => new Pictures(facts, servicePictures),
  inject: [FACTS, CONFIG],
};

@Module({
  imports: [DealsModule],
  providers: [DealtPlayers, PICTURES, ReadModel],
  exports: [DealtPlayers, Pictures, ReadModel],
})
export class ReadModelModule {}
