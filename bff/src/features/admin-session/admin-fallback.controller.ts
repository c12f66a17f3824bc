import { All, Controller } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { NotFound } from '../../platform/http/request-errors.ts';

/** Whatever else is asked for below the administrator's addresses, by any method: strangers hear the same as elsewhere there. */
@ApiExcludeController()
@Controller('api/admin')
export class AdminFallbackController {
  @All('*')
  nothing(): never {
    throw new NotFound();
  }
}
