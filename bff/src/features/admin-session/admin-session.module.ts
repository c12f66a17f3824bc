import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { AdminFallbackController } from './admin-fallback.controller.ts';
import { AdminSessionController } from './admin-session.controller.ts';
import { AdminSessions } from './admin-sessions.ts';
import { AdminPassword } from './password/admin-password.ts';
import { CheckPassword } from './password/check-password.ts';
import { HashingQueue } from './password/hashing-queue.ts';
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
    SessionCookie,
    SignIn,
    { provide: APP_GUARD, useClass: SessionGuard },
  ],
  exports: [AdminSessions, SessionCookie],
})
export class AdminSessionModule {}
