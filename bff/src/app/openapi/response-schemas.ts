/** Schemas of responses, made from the types of the contract. */
export interface ResponseSchemas {
  /** By the id of the operation, such as `Feedback.submit`; `problem` is that of every error. */
  operations: Readonly<Record<string, object>>;
  /** The types of the contract that the schemas refer to. */
  schemas: Readonly<Record<string, object>>;
  /** Responses of a site by method and path, such as `GET /api/coaches`, recorded and shortened by `tools/record-site.mjs`. */
  examples: Readonly<Record<string, unknown>>;
}

/** Makes the schemas. The build replaces this module by one that reads them from a file. */
export async function loadResponseSchemas(): Promise<ResponseSchemas> {
  const { createResponseSchemas } = await import('../../../response-schemas.config.ts');
  return createResponseSchemas();
}
