import { Module } from '@nestjs/common';
import { PluginsModule } from '../plugins/plugins.module.ts';
import { ConsoleFiles } from './console-files.ts';
import { Pages } from './pages.ts';
import { ShellFiles } from './shell-files.ts';
import { WebController } from './web.controller.ts';

@Module({
  imports: [PluginsModule],
  controllers: [WebController],
  providers: [ConsoleFiles, Pages, ShellFiles],
  exports: [ConsoleFiles, ShellFiles],
})
export class WebModule {}
