import { Inject, Injectable } from '@nestjs/common';
import { RandomSource } from '../../../platform/environment/random-source.ts';
import { CONFIG, type Config } from '../../../platform/config/config.ts';
import { Registry } from './registry.ts';
import { drawStageGroup, stageCookie, stageGroupOf, type Variant } from './variants.ts';

export interface AdmittedVisitor {
  variant: Variant;
  /** Written with the page where the visitor had no group yet, so that the draw stays. */
  setCookie?: string;
}

/** Puts the visitors of pages into groups, while there is anything to tell the groups apart by. */
@Injectable()
export class StageVisitors {
  private readonly secure: boolean;

  constructor(
    private readonly registry: Registry,
    private readonly chance: RandomSource,
    @Inject(CONFIG) { publicUrl }: Pick<Config, 'publicUrl'>,
  ) {
    this.secure = publicUrl.startsWith('https:');
  }

  admit(cookies: string | undefined): AdmittedVisitor {
    if (!this.registry.staged || stageGroupOf(cookies) !== undefined)
      return { variant: this.registry.variantFor(cookies) };
    const group = drawStageGroup(this.chance.next());
    return { variant: this.registry.variantOfGroup(group), setCookie: stageCookie(group, this.secure) };
  }
}
