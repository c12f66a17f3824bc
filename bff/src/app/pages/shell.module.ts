import { Module } from '@nestjs/common';
import { ShellFiles } from './shell-files.ts';

/** The built shell, for those who serve it and for those who ask what it offers. */
@Module({ providers: [ShellFiles], exports: [ShellFiles] })
export class ShellModule {}
