import { Module } from '@nestjs/common';
import { AdminSessionModule } from '../../features/admin-session/admin-session.module.ts';
import { DealsModule } from '../../features/deals/deals.module.ts';
import { MatchdayModule } from '../../features/matchday/matchday.module.ts';
import { PluginsModule } from '../../features/plugins/plugins.module.ts';
import { ConsoleFiles } from './console-files.ts';
import { PageData, Pages } from './pages.ts';
import { GameFrameController } from './game-frame.controller.ts';
import { OtherAddress } from './other-address.ts';
import { PageRenderer } from './page-renderer.ts';
import { PageVisitors, RequestedDocument, WebController } from './web.controller.ts';
import { SearchEngineFiles, SearchEnginesController } from './search-engines.ts';
import { ShellModule } from './shell.module.ts';

@Module({
  imports: [AdminSessionModule, DealsModule, MatchdayModule, PluginsModule, ShellModule],
  controllers: [GameFrameController, SearchEnginesController, WebController],
  providers: [
    ConsoleFiles,
    OtherAddress,
    PageData,
    PageRenderer,
    Pages,
    PageVisitors,
    RequestedDocument,
    SearchEngineFiles,
  ],
  exports: [ConsoleFiles],
})
export class WebModule {}
