import { Global, Module } from '@nestjs/common';
import { ShellSdk } from '../../features/plugins/shell-sdk.ts';
import { ShellFiles } from './shell-files.ts';

/** The built shell, for the pages that serve it; global because plugins ask which SDK it provides. */
@Global()
@Module({ providers: [ShellFiles, { provide: ShellSdk, useExisting: ShellFiles }], exports: [ShellFiles, ShellSdk] })
export class ShellModule {}
