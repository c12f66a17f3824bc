import type { AdminLogin } from '@soccer-legends/contracts';
import { IsBoolean, IsOptional, IsString, ValidateBy } from 'class-validator';
import { LONGEST_PASSWORD_BYTES } from './password/password-rules.ts';

export class LoginRequest implements AdminLogin {
  // Hashing takes longer the more there is of it, so what cannot be the password is never hashed.
  @ValidateBy(
    { name: 'isPassword', validator: { validate: isPassword } },
    { message: `password must be a text of 1 to ${LONGEST_PASSWORD_BYTES} bytes` },
  )
  @IsString({ message: `password must be a text of 1 to ${LONGEST_PASSWORD_BYTES} bytes` })
  password!: string;

  @IsOptional()
  @IsBoolean({ message: 'remember must be true or false' })
  remember?: boolean;
}

function isPassword(value: unknown): boolean {
  return typeof value === 'string' && value !== '' && Buffer.byteLength(value) <= LONGEST_PASSWORD_BYTES;
}
