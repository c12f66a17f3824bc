import { Module } from '@nestjs/common';
import { StoredCareers } from './stored-careers.ts';

@Module({ providers: [StoredCareers], exports: [StoredCareers] })
export class CareersModule {}
