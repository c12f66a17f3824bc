import { Module } from '@nestjs/common';
import { OldBackups } from './old-backups.ts';

@Module({ providers: [OldBackups] })
export class BackupModule {}
