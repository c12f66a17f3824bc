import { Module } from '@nestjs/common';
import { BundledCareers } from './bundled-careers.ts';
import { StoredCareers } from './stored-careers.ts';

/** Provides the careers of the bundled data set and those that the data service's answers prove. */
@Module({ providers: [BundledCareers, StoredCareers], exports: [BundledCareers, StoredCareers] })
export class CareersModule {}
