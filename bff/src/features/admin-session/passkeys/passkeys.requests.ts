import type {
  PasskeyProof,
  PasskeyRegistration,
  PasskeyRegistrationStart,
  PasskeySignIn,
} from '@soccer-legends/contracts';
import { IsBoolean, IsObject, IsOptional, Matches } from 'class-validator';

export class RegistrationStartBody implements PasskeyRegistrationStart {
  @Matches(/^[\w-]{43}$/, { message: 'invitation must be the token of an invitation' })
  invitation!: string;
}

export class RegistrationBody extends RegistrationStartBody implements PasskeyRegistration {
  @IsObject({ message: 'credential must be what the browser returned' })
  credential!: object;
}

export class PasskeyProofBody implements PasskeyProof {
  @IsObject({ message: 'credential must be what the browser returned' })
  credential!: object;
}

export class PasskeySignInBody extends PasskeyProofBody implements PasskeySignIn {
  @IsOptional()
  @IsBoolean({ message: 'remember must be true or false' })
  remember?: boolean;
}
