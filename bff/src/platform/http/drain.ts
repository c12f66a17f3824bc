import { Injectable } from '@nestjs/common';

/** Whether the server is on its way out: it finishes what it has begun and asks to be left alone. */
@Injectable()
export class Drain {
  draining = false;
}
