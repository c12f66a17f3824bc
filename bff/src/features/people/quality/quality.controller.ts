import {
  DEFAULT_PAGE_SIZE,
  QUALITY_CHECKS,
  type Page,
  type QualityCheck,
  type QualityCount,
  type QualityDay,
  type QualityFinding,
} from '@soccer-legends/contracts';
import { Controller, Get, Param, Query } from '@nestjs/common';
import { MinimumRole } from '../../../platform/http/route.ts';
import { OneOf, PageQuery } from '../../../platform/http/request-fields.ts';
import { QualityHistory } from './quality-history.ts';
import { Quality } from './quality.ts';

class CheckName {
  @OneOf(QUALITY_CHECKS)
  check!: QualityCheck;
}

@Controller('api/admin/quality')
@MinimumRole('editor')
export class QualityController {
  constructor(
    private readonly quality: Quality,
    private readonly history: QualityHistory,
  ) {}

  @Get()
  counts(): Promise<QualityCount[]> {
    return this.quality.counts();
  }

  @Get('history')
  days(): Promise<QualityDay[]> {
    return this.history.read();
  }

  @Get(':check')
  findings(
    @Param() { check }: CheckName,
    @Query() { page = 1, pageSize = DEFAULT_PAGE_SIZE }: PageQuery,
  ): Promise<Page<QualityFinding>> {
    return this.quality.page(check, page, pageSize);
  }
}
