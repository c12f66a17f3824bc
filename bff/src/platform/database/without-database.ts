import { SetMetadata } from '@nestjs/common';

export const WITHOUT_DATABASE = Symbol('WithoutDatabase');

/**
 * Lets a route answer while the database does not: whoever was signed in when it last did is let in. For reading what
 * is no secret from those who were signed in a moment ago, since nobody can be signed out meanwhile.
 */
export const WithoutDatabase = (): MethodDecorator => SetMetadata(WITHOUT_DATABASE, true);
