import type { FactSheet } from '@soccer-legends/contracts';
import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { MinimumRole } from '../../../platform/http/minimum-role.ts';
import type { Author } from '../../../platform/http/request-origin.ts';
import { Requester } from '../../../platform/http/requester.ts';
import { NewPersonPath, NewPersonRequest, SplitPath, SplitPersonRequest, toNewPerson } from './fact-desk.requests.ts';
import { KINDS } from '../model/facts.ts';
import { PersonAdditions } from './person-additions.ts';
import { PersonSplits } from './person-splits.ts';

@Controller('api/admin/facts')
@MinimumRole('editor')
export class PersonAdditionsController {
  constructor(
    private readonly additions: PersonAdditions,
    private readonly splits: PersonSplits,
  ) {}

  @Post(':kind')
  @HttpCode(200)
  add(@Param() { kind }: NewPersonPath, @Body() person: NewPersonRequest, @Requester() by: Author): Promise<FactSheet> {
    return this.additions.add(KINDS[kind], toNewPerson(person), by);
  }

  @Post(':kind/:id/split')
  @HttpCode(200)
  split(
    @Param() { kind, id }: SplitPath,
    @Body() split: SplitPersonRequest,
    @Requester() by: Author,
  ): Promise<FactSheet> {
    return this.splits.split(KINDS[kind], id, split, by);
  }
}
