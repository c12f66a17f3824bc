import type { GameEffects } from '@soccer-legends/contracts';
import { Body, Controller, Param } from '@nestjs/common';
import { Action, MinimumRole } from '../../../platform/http/route.ts';
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

  @Action('effects')
  previewNew(@Param() { kind }: NewPersonPath, @Body() person: NewPersonRequest): Promise<GameEffects> {
    return this.effects.ofNew(KINDS[kind], toNewPerson(person));
  }

  @Action(':id/effects')
  preview(@Param() { kind, id }: FactPath, @Body() change: FactChangeRequest): Promise<GameEffects> {
    return this.effects.of({ kind: KINDS[kind], id }, toChange(change));
  }

  @Action(':id/merge/effects')
  previewMerge(@Param() { kind, id }: FactPath, @Body() { duplicate }: MergePeopleRequest): Promise<GameEffects> {
    return this.effects.ofMerge({ kind: KINDS[kind], id }, duplicate);
  }

  @Action(':id/split/effects')
  previewSplit(@Param() { kind, id }: SplitPath, @Body() split: SplitPersonRequest): Promise<GameEffects> {
    return this.effects.ofSplit(KINDS[kind], id, split);
  }
}
