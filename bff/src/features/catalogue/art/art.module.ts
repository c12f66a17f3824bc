import { Module } from '@nestjs/common';
import { ReadModelModule } from '../read-model.module.ts';
import { ArtAnswers } from './art-answers.ts';
import { ArtController } from './art.controller.ts';
import { FoundPictures } from './found-pictures.ts';

@Module({ imports: [ReadModelModule], controllers: [ArtController], providers: [ArtAnswers, FoundPictures] })
export class ArtModule {}
