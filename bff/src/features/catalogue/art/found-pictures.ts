import { Injectable } from '@nestjs/common';
import { ReadModel } from '../read-model.ts';
import { NotFound } from '../../../platform/http/request-errors.ts';
import { Pictures, type Picture } from './pictures.ts';

/** Pictures of what the catalogue holds now. All of them throw `NotFound` where there is none. */
@Injectable()
export class FoundPictures {
  constructor(
    private readonly pictures: Pictures,
    private readonly readModel: ReadModel,
  ) {}

  crest(teamId: number): Picture {
    return found(this.pictures.crest(teamId));
  }

  flag(code: string): Picture {
    return found(this.pictures.flag(code));
  }

  player(id: number): Picture {
    return this.pictures.player(found(this.readModel.snapshot.players.get(id)));
  }

  coach(id: number): Picture {
    return this.pictures.coach(found(this.readModel.snapshot.coaches.get(id)));
  }
}

function found<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new NotFound();
  return value;
}
