import { Global, Module } from '@nestjs/common';
import { AuditController } from './audit.controller.ts';
import { AuditLog } from './audit-log.ts';

@Global()
@Module({ controllers: [AuditController], providers: [AuditLog], exports: [AuditLog] })
export class AuditModule {}
