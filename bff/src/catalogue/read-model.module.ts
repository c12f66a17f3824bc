import { Module } from '@nestjs/common';
import { ReadModel } from './read-model.ts';

@Module({ providers: [ReadModel], exports: [ReadModel] })
export class ReadModelModule {}
