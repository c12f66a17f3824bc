import { Body, Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import type { DevOverride } from '@soccer-legends/contracts';
import { Admin, type AdminIdentity } from '../../admin-session/admin-session.port.ts';
import { PluginKey } from '../admin-plugins.requests.ts';
import { DevOverrideBody } from './dev-override.requests.ts';
import { DevOverrides } from './dev-overrides.ts';

/** What one administrator's session loads from a developer's machine. */
@Controller('api/admin')
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
    @Body() wish: DevOverrideBody,
    @Admin() { sessionId, actor }: AdminIdentity,
  ): Promise<DevOverride> {
    return this.overrides.allow({ ...wish, key, sessionId, actor });
  }

  @Delete('plugins/:key/dev-override')
  @HttpCode(204)
  end(@Param() { key }: PluginKey, @Admin() { sessionId, actor }: AdminIdentity): Promise<void> {
    return this.overrides.end({ key, sessionId, actor });
  }
}
