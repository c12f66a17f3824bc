import { Module } from '@nestjs/common';
import { AdminSessionModule } from '../../features/admin-session/admin-session.module.ts';
import { PluginsModule } from '../../features/plugins/plugins.module.ts';
import { ConsoleFiles } from './console-files.ts';
import { Pages } from './pages.ts';
import { Previews } from './previews.ts';
import { ShellModule } from './shell.module.ts';
import { WebController } from './web.controller.ts';

@Module({
  imports: [AdminSessionModule, PluginsModule, ShellModule],
  controllers: [WebController],
  providers: [ConsoleFiles, Pages, Previews],
  exports: [ConsoleFiles],
})
export class WebModule {}
