import { Module } from '@nestjs/common';
import { ReadModelModule } from '../../catalogue/catalogue.port.ts';
import { FutwordleController } from './futwordle.controller.ts';
import { Words } from './words.ts';

@Module({ imports: [ReadModelModule], controllers: [FutwordleController], providers: [Words] })
export class FutwordleModule {}
