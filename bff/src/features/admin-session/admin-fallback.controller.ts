import { All, Controller } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { MinimumRole } from '../../platform/http/minimum-role.ts';
import { NotFound } from '../../platform/http/request-errors.ts';

/** Unknown admin paths require a session too, so that visitors cannot find out which paths exist. */
@ApiExcludeController()
@Controller('api/admin')
@MinimumRole('editor')
export class AdminFallbackController {
  @All('*')
  nothing(): never {
    throw new NotFound();
  }
}
