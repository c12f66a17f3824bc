import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { AdminFallbackController } from './admin-fallback.controller.ts';
import { AdminSessionController } from './admin-session.controller.ts';
import { AdminSessions } from './admin-sessions.ts';
import { AdminPassword } from './password/admin-password.ts';
import { Database } from '../../platform/database/database.ts';
import { SigningKey } from '../../platform/signing/signing-key.ts';
import { CheckPassword } from './password/check-password.ts';
import { HashingQueue } from './password/hashing-queue.ts';
import { PasswordProofs } from './password-proofs.ts';
import { PreviewSessions } from './preview-sessions.ts';
import { QueryPasswordAdmission } from './query-password-admission.ts';
import { SessionCookie } from './session-cookie.ts';
import { SessionGuard } from './session.guard.ts';
import { SignIn } from './sign-in.ts';

@Module({
  controllers: [AdminSessionController, AdminFallbackController],
  providers: [
    AdminPassword,
    AdminSessions,
    CheckPassword,
    HashingQueue,
    PasswordProofs,
    PreviewSessions,
    QueryPasswordAdmission,
    SessionCookie,
    SignIn,
    {
      provide: SigningKey,
      inject: [Database],
      useFactory: (database: Database) => new SigningKey(database, 'session.signingKey'),
    },
    { provide: APP_GUARD, useClass: SessionGuard },
  ],
  exports: [AdminSessions, PasswordProofs, PreviewSessions, SessionCookie],
})
export class AdminSessionModule {}
