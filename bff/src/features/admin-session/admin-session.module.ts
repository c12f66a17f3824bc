import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { AdminFallbackController, AdminSessionController, OpenSessionsController } from './admin-session.controller.ts';
import { AdminSessions } from './admin-sessions.ts';
import { AdminStreams } from './admin-streams.ts';
import { AdminPassword, HashingQueue } from './password/admin-password.ts';
import { signingKey } from '../../platform/signing/signing-key.ts';
import { BrowserSessions } from './browser-sessions.ts';
import { CheckPassword } from './password/check-password.ts';
import { PasskeyCeremonies } from './passkeys/passkey-ceremonies.ts';
import { Passkeys } from './passkeys/passkeys.ts';
import { PasskeyProofController, PasskeysController } from './passkeys/passkeys.controller.ts';
import { Invitations, Administrators } from './administrators/administrators.ts';
import { AdministratorsController } from './administrators/administrators.controller.ts';
import { PasswordProofs } from './password-proofs.ts';
import { PreviewSessions } from './preview-sessions.ts';
import { SessionAdmission, SessionGuard } from './session-admission.ts';
import { SessionLifecycle } from './session-lifecycle.ts';

@Module({
  controllers: [
    AdminSessionController,
    OpenSessionsController,
    AdministratorsController,
    PasskeysController,
    PasskeyProofController,
    // Last, because it matches every remaining path.
    AdminFallbackController,
  ],
  providers: [
    AdminPassword,
    AdminSessions,
    AdminStreams,
    BrowserSessions,
    CheckPassword,
    HashingQueue,
    Invitations,
    PasskeyCeremonies,
    Passkeys,
    PasswordProofs,
    Administrators,
    PreviewSessions,
    SessionAdmission,
    SessionLifecycle,
    signingKey('session.signingKey'),
    { provide: APP_GUARD, useClass: SessionGuard },
  ],
  exports: [AdminStreams, PreviewSessions, SessionAdmission],
})
export class AdminSessionModule {}
