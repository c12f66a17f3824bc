import { Controller, Get } from '@nestjs/common';
import { Public } from '../../platform/http/public.ts';
import type { ReadyAnswer } from '../../platform/http/ready-answer.ts';
import { ApiDescription } from './api-description.ts';

@Public()
@Controller('api/openapi.json')
export class OpenApiController {
  constructor(private readonly api: ApiDescription) {}

  @Get()
  description(): ReadyAnswer {
    return this.api.answer;
  }
}
