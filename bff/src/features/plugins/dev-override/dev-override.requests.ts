import { IsInt, IsObject, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';
import type { DevOverrideRequest, PluginManifest } from '@soccer-legends/contracts';

export class DevOverrideBody implements DevOverrideRequest {
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
