import type { GameEffects } from '@soccer-legends/contracts';
import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { FactChangeRequest, KINDS, PersonPath, toChange } from '../../catalogue/catalogue.port.ts';
import { FactEffects } from './fact-effects.ts';

@Controller('api/admin/facts/:people/:id/effects')
export class FactEffectsController {
  constructor(private readonly effects: FactEffects) {}

  @Post()
  @HttpCode(200)
  preview(@Param() { people, id }: PersonPath, @Body() change: FactChangeRequest): Promise<GameEffects> {
    return this.effects.of({ kind: KINDS[people], id }, toChange(change));
  }
}
