import { Module } from '@nestjs/common';
import { TransfersController } from './transfers.controller.ts';
import { SweepTransfersJob, Transfers } from './transfers.ts';

@Module({
  controllers: [TransfersController],
  providers: [SweepTransfersJob, Transfers],
})
export class TransfersModule {}
