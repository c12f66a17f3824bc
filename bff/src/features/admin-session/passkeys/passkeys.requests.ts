import type {
  PasskeyProof,
  PasskeyRegistration,
  PasskeyRegistrationStart,
  PasskeySignIn,
} from '@soccer-legends/contracts';
import { IsBoolean, IsObject, IsOptional, Matches } from 'class-validator';
import type { Exactly } from '../../../platform/http/exactly.ts';

export class RegistrationStartBody implements Exactly<RegistrationStartBody, PasskeyRegistrationStart> {
  @Matches(/^[\w-]{43}$/, { message: 'invitation must be the token of an invitation' })
  invitation!: string;
}

export class RegistrationBody extends RegistrationStartBody implements Exactly<RegistrationBody, PasskeyRegistration> {
  @IsObject({ message: 'credential must be what the browser returned' })
  credential!: object;
}

export class PasskeyProofBody implements Exactly<PasskeyProofBody, PasskeyProof> {
  @IsObject({ message: 'credential must be what the browser returned' })
  credential!: object;
}

export class PasskeySignInBody extends PasskeyProofBody implements Exactly<PasskeySignInBody, PasskeySignIn> {
  @IsOptional()
  @IsBoolean({ message: 'remember must be true or false' })
  remember?: boolean;
}
