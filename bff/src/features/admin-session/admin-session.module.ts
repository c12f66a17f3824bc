import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { AdminFallbackController } from './admin-fallback.controller.ts';
import { AdminSessionController } from './admin-session.controller.ts';
import { AdminSessions } from './admin-sessions.ts';
import { AdminPassword } from './password/admin-password.ts';
import { Database } from '../../platform/database/database.ts';
import { SigningKey } from '../../platform/signing/signing-key.ts';
import { BrowserSessions } from './browser-sessions.ts';
import { CheckPassword } from './password/check-password.ts';
import { ConfirmPassword } from './password/confirm-password.ts';
import { HashingQueue } from './password/hashing-queue.ts';
import { OpenSessionsController } from './open-sessions.controller.ts';
import { CeremonyCallers } from './passkeys/ceremony-callers.ts';
import { CeremonyChallenges } from './passkeys/ceremony-challenges.ts';
import { PasskeyLimits } from './passkeys/passkey-limits.ts';
import { PasskeyProofController } from './passkeys/passkey-proof.controller.ts';
import { PasskeysController } from './passkeys/passkeys.controller.ts';
import { Passkeys } from './passkeys/passkeys.ts';
import { ProofCeremony } from './passkeys/proof-ceremony.ts';
import { RegistrationCeremony } from './passkeys/registration-ceremony.ts';
import { SignInCeremony } from './passkeys/sign-in-ceremony.ts';
import { Invitations } from './people/invitations.ts';
import { PeopleController } from './people/people.controller.ts';
import { People } from './people/people.ts';
import { PasswordProofs } from './password-proofs.ts';
import { PreviewPasses } from './preview-passes.ts';
import { PreviewSessions } from './preview-sessions.ts';
import { QueryPasswordAdmission } from './query-password-admission.ts';
import { SessionAdmission } from './session-admission.ts';
import { SessionCookie } from './session-cookie.ts';
import { SessionEnds } from './session-ends.ts';
import { SessionGuard } from './session.guard.ts';
import { SignIn } from './sign-in.ts';

@Module({
  controllers: [
    AdminSessionController,
    OpenSessionsController,
    PeopleController,
    PasskeysController,
    PasskeyProofController,
    // Last, because it matches every remaining path.
    AdminFallbackController,
  ],
  providers: [
    AdminPassword,
    AdminSessions,
    BrowserSessions,
    CeremonyCallers,
    CeremonyChallenges,
    CheckPassword,
    ConfirmPassword,
    HashingQueue,
    Invitations,
    PasskeyLimits,
    Passkeys,
    PasswordProofs,
    People,
    PreviewPasses,
    PreviewSessions,
    ProofCeremony,
    QueryPasswordAdmission,
    RegistrationCeremony,
    SessionAdmission,
    SessionCookie,
    SessionEnds,
    SignIn,
    SignInCeremony,
    {
      provide: SigningKey,
      inject: [Database],
      useFactory: (database: Database) => new SigningKey(database, 'session.signingKey'),
    },
    { provide: APP_GUARD, useClass: SessionGuard },
  ],
  exports: [PreviewSessions, SessionAdmission],
})
export class AdminSessionModule {}
