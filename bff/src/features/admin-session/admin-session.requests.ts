import {
  SESSION_COLUMNS,
  type AdminLogin,
  type AdminPasswordCheck,
  type AdminSessionsQuery,
  type SessionColumn,
} from '@soccer-legends/contracts';
import { IsBoolean, IsOptional, IsUUID, ValidateBy } from 'class-validator';
import { SortedBy, SortedPageQuery } from '../../platform/http/page-query.ts';
import { isPasswordText, MAX_PASSWORD_BYTES } from '../../platform/passwords/password-rules.ts';
import type { Exactly } from '../../platform/http/exactly.ts';

export class PasswordCheckRequest implements Exactly<PasswordCheckRequest, AdminPasswordCheck> {
  @ValidateBy(
    { name: 'isPasswordText', validator: { validate: isPasswordText } },
    { message: `password must be a text of 1 to ${MAX_PASSWORD_BYTES} bytes` },
  )
  password!: string;
}

export class LoginRequest extends PasswordCheckRequest implements Exactly<LoginRequest, AdminLogin> {
  @IsOptional()
  @IsBoolean({ message: 'remember must be true or false' })
  remember?: boolean;
}

export class SessionsQuery extends SortedPageQuery implements Exactly<SessionsQuery, AdminSessionsQuery> {
  @IsOptional()
  @SortedBy(SESSION_COLUMNS)
  sort?: SessionColumn;
}

export class SessionId {
  @IsUUID(4, { message: 'id must be the id of a session' })
  id!: string;
}
