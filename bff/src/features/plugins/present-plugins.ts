import { Injectable } from '@nestjs/common';

/** The bundled plugins whose folders are there: one that is gone is not listed, and keeps its row for when it returns. */
@Injectable()
export class PresentPlugins extends Set<string> {}
