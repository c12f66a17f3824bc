import type { GameEffects } from '@soccer-legends/contracts';
import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { MinimumRole } from '../../../platform/http/minimum-role.ts';
import {
  FactChangeRequest,
  KINDS,
  FactPath,
  MergePeopleRequest,
  NewPersonPath,
  NewPersonRequest,
  SplitPath,
  SplitPersonRequest,
  toChange,
  toNewPerson,
} from '../../people/people.port.ts';
import { FactEffects } from './fact-effects.ts';

@Controller('api/admin/facts/:kind')
@MinimumRole('editor')
export class FactEffectsController {
  constructor(private readonly effects: FactEffects) {}

  @Post('effects')
  @HttpCode(200)
  previewNew(@Param() { kind }: NewPersonPath, @Body() person: NewPersonRequest): Promise<GameEffects> {
    return this.effects.ofNew(KINDS[kind], toNewPerson(person));
  }

  @Post(':id/effects')
  @HttpCode(200)
  preview(@Param() { kind, id }: FactPath, @Body() change: FactChangeRequest): Promise<GameEffects> {
    return this.effects.of({ kind: KINDS[kind], id }, toChange(change));
  }

  @Post(':id/merge/effects')
  @HttpCode(200)
  previewMerge(@Param() { kind, id }: FactPath, @Body() { duplicate }: MergePeopleRequest): Promise<GameEffects> {
    return this.effects.ofMerge({ kind: KINDS[kind], id }, duplicate);
  }

  @Post(':id/split/effects')
  @HttpCode(200)
  previewSplit(@Param() { kind, id }: SplitPath, @Body() split: SplitPersonRequest): Promise<GameEffects> {
    return this.effects.ofSplit(KINDS[kind], id, split);
  }
}
