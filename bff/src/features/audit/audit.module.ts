import { Global, Module } from '@nestjs/common';
import { AuditController } from './audit.controller.ts';
import { AuditLog } from './audit-log.ts';
import { RefusedAttempts } from './refused-attempts.ts';

@Global()
@Module({
  controllers: [AuditController],
  providers: [AuditLog, RefusedAttempts],
  exports: [AuditLog, RefusedAttempts],
})
export class AuditModule {}
