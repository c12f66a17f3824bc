import { Global, Module } from '@nestjs/common';
import { ShellSdk } from '../../features/plugins/registry/built-plugin.ts';
import { ShellFiles } from './shell-files.ts';

/** Provides the built shell. Global, because plugins need the version of its SDK. */
@Global()
@Module({ providers: [ShellFiles, { provide: ShellSdk, useExisting: ShellFiles }], exports: [ShellFiles, ShellSdk] })
export class ShellModule {}
