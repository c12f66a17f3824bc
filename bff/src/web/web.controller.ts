import { Controller, Get, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Public } from '../admin-session/public.ts';
import type { ReadyAnswer } from '../http/ready-answer.ts';
import { NothingHere } from '../http/request-errors.ts';
import { Pages } from './pages.ts';
import { ShellFiles } from './shell-files.ts';

const NO_PAGES = /^\/(?:api|plugins|assets|art)(?:\/|$)/;

@Public()
@Controller()
export class WebController {
  constructor(
    private readonly pages: Pages,
    private readonly files: ShellFiles,
  ) {}

  @Get('assets/*')
  asset(@Req() { url }: FastifyRequest): ReadyAnswer {
    return this.files.answer(url.split('?')[0]!);
  }

  @Get('*')
  page(@Req() { url, headers }: FastifyRequest): ReadyAnswer | Promise<ReadyAnswer> {
    const path = url.split('?')[0]!;
    if (this.files.has(path)) return this.files.answer(path);
    if (NO_PAGES.test(path) || !takesPages(headers.accept)) throw new NothingHere();
    return this.pages.answer(path, headers.cookie);
  }
}

function takesPages(accept: string | undefined): boolean {
  return accept === undefined || /text\/html|\*\/\*/.test(accept);
}
