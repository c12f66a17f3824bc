import { Module } from '@nestjs/common';
import { AuditExportController } from './audit-export.controller.ts';

@Module({ controllers: [AuditExportController] })
export class AuditExportModule {}
