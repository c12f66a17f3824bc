import { Module } from '@nestjs/common';
import { ReadModelModule } from '../../catalogue/catalogue.port.ts';
import { PuzzlesController } from './puzzles.controller.ts';
import { Puzzles } from './puzzles.ts';

@Module({ imports: [ReadModelModule], controllers: [PuzzlesController], providers: [Puzzles] })
export class PuzzlesModule {}
