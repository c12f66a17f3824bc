import { Module } from '@nestjs/common';
import { BundledCareers } from './bundled-careers.ts';
import { StoredCareers } from './stored-careers.ts';

@Module({ providers: [BundledCareers, StoredCareers], exports: [BundledCareers, StoredCareers] })
export class CareersModule {}
