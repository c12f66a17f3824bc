import { Module } from '@nestjs/common';
import { PackagesController } from './packages.controller.ts';
import { SitePackages } from './site-packages.ts';

@Module({ controllers: [PackagesController], providers: [SitePackages] })
export class PackagesModule {}
