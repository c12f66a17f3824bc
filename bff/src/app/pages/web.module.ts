import { Module } from '@nestjs/common';
import { AdminSessionModule } from '../../features/admin-session/admin-session.module.ts';
import { MatchdayModule } from '../../features/matchday/matchday.module.ts';
import { PluginsModule } from '../../features/plugins/plugins.module.ts';
import { ConsoleFiles } from './console-files.ts';
import { HubCard } from './hub-card.ts';
import { OtherAddress } from './other-address.ts';
import { PageRenderer } from './page-renderer.ts';
import { Pages } from './pages.ts';
import { PageVisitors } from './page-visitors.ts';
import { RequestedDocument } from './requested-document.ts';
import { SearchEngineFiles } from './search-engine-files.ts';
import { SearchEnginesController } from './search-engines.controller.ts';
import { ShellModule } from './shell.module.ts';
import { WebController } from './web.controller.ts';

@Module({
  imports: [AdminSessionModule, MatchdayModule, PluginsModule, ShellModule],
  controllers: [SearchEnginesController, WebController],
  providers: [
    ConsoleFiles,
    HubCard,
    OtherAddress,
    PageRenderer,
    Pages,
    PageVisitors,
    RequestedDocument,
    SearchEngineFiles,
  ],
  exports: [ConsoleFiles],
})
export class WebModule {}
