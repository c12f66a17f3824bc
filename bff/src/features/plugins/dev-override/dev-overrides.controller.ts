import { Body, Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import type { DevOverride, DevOverrideRequest, PluginManifest } from '@soccer-legends/contracts';
import { MinimumRole } from '../../../platform/http/minimum-role.ts';
import type { Author } from '../../../platform/http/request-origin.ts';
import { Requester } from '../../../platform/http/requester.ts';
import { IsInt, IsObject, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';
import { Admin, type AdminIdentity } from '../../admin-session/admin-session.port.ts';
import { PluginKey } from '../registry/plugin.requests.ts';
import { DevOverrides } from './dev-overrides.ts';
import type { Exactly } from '../../../platform/http/exactly.ts';

export class DevOverrideBody implements Exactly<DevOverrideBody, DevOverrideRequest> {
  @IsString({ message: 'origin must be a text' })
  @MaxLength(60, { message: 'origin must be at most 60 characters' })
  origin!: string;

  @IsOptional()
  @IsInt({ message: 'minutes must be a whole number' })
  @Min(1, { message: 'minutes must be 1 to 480' })
  @Max(480, { message: 'minutes must be 1 to 480' })
  minutes?: number;

  @IsOptional()
  @IsObject({ message: 'manifest must be a manifest' })
  manifest?: PluginManifest;
}

@Controller('api/admin')
@MinimumRole('publisher')
export class DevOverridesController {
  constructor(private readonly overrides: DevOverrides) {}

  @Get('dev-overrides')
  list(@Admin() { sessionId }: AdminIdentity): Promise<DevOverride[]> {
    return this.overrides.of(sessionId);
  }

  @Post('plugins/:key/dev-override')
  @HttpCode(200)
  allow(
    @Param() { key }: PluginKey,
    @Body() body: DevOverrideBody,
    @Admin() { sessionId }: AdminIdentity,
    @Requester() by: Author,
  ): Promise<DevOverride> {
    return this.overrides.allow({ ...body, key, sessionId }, by);
  }

  @Delete('plugins/:key/dev-override')
  @HttpCode(204)
  end(@Param() { key }: PluginKey, @Admin() { sessionId }: AdminIdentity, @Requester() by: Author): Promise<void> {
    return this.overrides.end({ key, sessionId }, by);
  }
}
