/** Nest injects by the types that legacy decorators leave behind; the build and the tests must agree on them. */
export const decorators = { decorator: { legacy: true, emitDecoratorMetadata: true } };
