import { IsInt, IsOptional, IsString, IsUUID, Length, Matches, Max, MaxLength, Min, ValidateIf } from 'class-validator';
import {
  GAME_KEY,
  MAX_TOKEN_NAME_LENGTH,
  type NewPublishToken,
  type ReasonRequest,
  type ReleaseRequest,
  type StageRequest,
  type VersionRequest,
} from '@soccer-legends/contracts';
import { NormalizedLine, type Exactly } from '../../../platform/http/request-fields.ts';

const KEY = { message: 'key must be the key of a plugin: lowercase letters, digits and hyphens' };

export class PluginKey {
  @Matches(GAME_KEY, KEY)
  key!: string;
}

export class TokenPath extends PluginKey {
  @IsUUID(undefined, { message: 'id must be the id of a token' })
  id!: string;
}

export class ReasonBody implements Exactly<ReasonBody, ReasonRequest> {
  @NormalizedLine({ min: 3, max: 500, message: 'reason must have 3 to 500 characters' })
  reason!: string;
}

export class VersionBody extends ReasonBody implements Exactly<VersionBody, VersionRequest> {
  @IsString({ message: 'version must be a text' })
  @Length(5, 40, { message: 'version must be a version, such as 1.2.0' })
  version!: string;

  @IsOptional()
  @Matches(/^[0-9a-f]{8,64}$/, { message: 'contentHash must be 8 to 64 hexadecimal digits' })
  contentHash?: string;
}

export class ReleaseBody extends VersionBody implements Exactly<ReleaseBody, ReleaseRequest> {
  @ValidateIf((body: ReleaseBody) => body.expectedLive !== undefined && body.expectedLive !== null)
  @IsString({ message: 'expectedLive must be the name of a release, or null' })
  @MaxLength(60, { message: 'expectedLive must be the name of a release, or null' })
  expectedLive?: string | null;
}

export class StageBody extends VersionBody implements Exactly<StageBody, StageRequest> {
  @IsInt({ message: 'share must be a whole number' })
  @Min(0, { message: 'share must be 0 to 100' })
  @Max(100, { message: 'share must be 0 to 100' })
  share!: number;
}

/** Compared with the issuer in tokens. `http://` is only for tests on the same machine. */
const ISSUER =
  /^(?:https:\/\/[a-z0-9.-]{1,253}|http:\/\/(?:localhost|127\.0\.0\.1))(?::\d{1,5})?(?:\/[\w.~-]{1,60}){0,5}\/?$/;
/** Allows `*` only at the end and after a whole part, so that it matches no repository with a longer name. */
const SUBJECT = /^[^\s*]{1,240}(?:[:/]\*|[^\s*:/])$/;
const hasIdentity = ({ issuer, subject }: NewTokenBody): boolean => issuer !== undefined || subject !== undefined;

export class NewTokenBody implements Exactly<NewTokenBody, NewPublishToken> {
  @NormalizedLine({
    min: 1,
    max: MAX_TOKEN_NAME_LENGTH,
    message: `name must have 1 to ${MAX_TOKEN_NAME_LENGTH} characters`,
  })
  name!: string;

  @IsInt({ message: 'days must be a whole number' })
  @Min(1, { message: 'days must be 1 to 365' })
  @Max(365, { message: 'days must be 1 to 365' })
  days!: number;

  @ValidateIf(hasIdentity)
  @Matches(ISSUER, { message: 'issuer must be the address of an OpenID Connect issuer, and needs a subject' })
  issuer?: string;

  @ValidateIf(hasIdentity)
  @Matches(SUBJECT, {
    message: 'subject must be the subject of CI jobs, may end in ":*" or "/*", and needs an issuer',
  })
  subject?: string;
}
