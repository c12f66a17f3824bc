import { Inject, Injectable } from '@nestjs/common';
import { RandomSource } from '../../../platform/environment/random-source.ts';
import { CONFIG, type Config } from '../../../platform/config/config.ts';
import { Registry } from './registry.ts';
import { drawStageGroup, stageCookie, stageGroupOf, type Variant } from './variants.ts';

interface VisitorVariant {
  variant: Variant;
  /** A `set-cookie` header that stores a newly drawn group. */
  setCookie?: string;
}

/** Assigns visitors of pages to stage groups while a plugin is staged. */
@Injectable()
export class StageVisitors {
  private readonly secure: boolean;

  constructor(
    private readonly registry: Registry,
    private readonly random: RandomSource,
    @Inject(CONFIG) { publicUrl }: Pick<Config, 'publicUrl'>,
  ) {
    this.secure = publicUrl.startsWith('https:');
  }

  /** Returns the listings for a visitor. Draws a group if a plugin is staged and the visitor has none. */
  assign(cookies: string | undefined): VisitorVariant {
    if (!this.registry.staged || stageGroupOf(cookies) !== undefined)
      return { variant: this.registry.variantFor(cookies) };
    const group = drawStageGroup(this.random.next());
    return { variant: this.registry.variantOfGroup(group), setCookie: stageCookie(group, this.secure) };
  }
}
