import { Module } from '@nestjs/common';
import { ReadModelModule } from '../../features/people/people.module.ts';
import { PluginsModule } from '../../features/plugins/plugins.module.ts';
import { ChangeFollower, LoadedTables } from './change-follower.ts';

@Module({
  imports: [ReadModelModule, PluginsModule],
  providers: [ChangeFollower, LoadedTables],
  exports: [ChangeFollower],
})
export class ReplicasModule {}
