import { Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsNumber, IsOptional, Matches, Max, Min, ValidateNested } from 'class-validator';
import {
  CLIENT_REPORT_LIMITS,
  GAME_KEY_FORM,
  GAME_SCREENS,
  LANGUAGES,
  MAX_REPORTED_MS,
  WEB_VITALS,
  type ClientError,
  type ClientReports,
  type GameScreen,
  type Language,
  type ScriptOwner,
  type WebVital,
  type WebVitalName,
} from '@soccer-legends/contracts';
import { type Exactly, OneOf } from '../../platform/http/request-fields.ts';

const OWNER = new RegExp(String.raw`^(?:shell|console|${GAME_KEY_FORM}/[0-9A-Za-z.-]{5,50}-[0-9a-f]{8})$`);
const WHOSE = { message: 'from must be shell, console, or the key and the release of a plugin' };
const FRAME = /^\/(?:assets|plugins)\/[A-Za-z0-9._~/-]{1,150}:\d{1,7}:\d{1,7}$/;

export class ErrorReport implements Exactly<ErrorReport, ClientError> {
  @Matches(OWNER, WHOSE)
  from!: ScriptOwner;

  @Matches(/^[A-Z][A-Za-z]{0,39}$/, { message: 'name must be the name of a class of errors' })
  name!: string;

  /** Stack frames as `path:line:column`, the innermost first, only of files of the site. */
  @IsArray({ message: 'at must be a list' })
  @ArrayMaxSize(CLIENT_REPORT_LIMITS.frames, { message: `at must hold at most ${CLIENT_REPORT_LIMITS.frames}` })
  @Matches(FRAME, { each: true, message: 'at must hold places in the files of the site' })
  at!: readonly string[];

  @IsOptional()
  @OneOf(GAME_SCREENS)
  screen?: GameScreen;
}

export class VitalReport implements Exactly<VitalReport, WebVital> {
  @Matches(OWNER, WHOSE)
  from!: ScriptOwner;

  @OneOf(WEB_VITALS)
  name!: WebVitalName;

  /** Milliseconds; for CLS, the score without a unit. */
  @IsNumber({ allowNaN: false, allowInfinity: false }, { message: 'value must be a number' })
  @Min(0, { message: 'value must be at least 0' })
  @Max(MAX_REPORTED_MS, { message: `value must be at most ${MAX_REPORTED_MS}` })
  value!: number;
}

export class ClientReportsRequest implements Exactly<ClientReportsRequest, ClientReports> {
  @IsArray({ message: 'errors must be a list' })
  @ArrayMaxSize(CLIENT_REPORT_LIMITS.errors, { message: `errors must hold at most ${CLIENT_REPORT_LIMITS.errors}` })
  @ValidateNested({ each: true })
  @Type(() => ErrorReport)
  errors!: readonly ErrorReport[];

  @IsOptional()
  @OneOf(LANGUAGES)
  language?: Language;

  @IsArray({ message: 'vitals must be a list' })
  @ArrayMaxSize(CLIENT_REPORT_LIMITS.vitals, { message: `vitals must hold at most ${CLIENT_REPORT_LIMITS.vitals}` })
  @ValidateNested({ each: true })
  @Type(() => VitalReport)
  vitals!: readonly VitalReport[];
}
