import { Injectable } from '@nestjs/common';
import { ReadModel } from '../../features/catalogue/read-model.ts';
import { Readiness } from '../../platform/health/readiness.ts';

/** Registers what the features need before visitors may be sent to this process. */
@Injectable()
export class SiteReadiness {
  constructor(readiness: Readiness, readModel: ReadModel) {
    readiness.addCheck('readModel', () => readModel.loaded);
  }
}
