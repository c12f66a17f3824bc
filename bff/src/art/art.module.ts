import { Module } from '@nestjs/common';
import { ReadModelModule } from '../catalogue/read-model.module.ts';
import { ArtAnswers } from './art-answers.ts';
import { ArtController } from './art.controller.ts';
import { Drawings } from './drawings.ts';

@Module({ imports: [ReadModelModule], controllers: [ArtController], providers: [ArtAnswers, Drawings] })
export class ArtModule {}
