import type { Figures } from '@soccer-legends/contracts';
import { Controller, Get } from '@nestjs/common';
import { MinimumRole } from '../../platform/http/minimum-role.ts';
import { FiguresService } from './figures.service.ts';

@Controller('api/admin/figures')
@MinimumRole('publisher')
export class FiguresController {
  constructor(private readonly figures: FiguresService) {}

  @Get()
  read(): Promise<Figures> {
    return this.figures.read();
  }
}
