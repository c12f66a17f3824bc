import { Controller, Get, Injectable, type INestApplication } from '@nestjs/common';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import { DocumentBuilder, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import type { ClassConstructor } from 'class-transformer';
import { PUBLIC_CACHE, CachedResponse } from '../../platform/http/cached-response.ts';
import { Cached, type ResponseSource } from '../../platform/http/cached-routes.ts';
import { VERSION } from '../../platform/environment/version.ts';
import { describeRequestClass } from '../../platform/http/request-classes.ts';
import { loadResponseSchemas, type ResponseSchemas } from './response-schemas.ts';

const PROBLEM = { $ref: '#/components/schemas/Problem' };

/** The OpenAPI description of the server, generated from the routes and their request classes when first requested. */
@Injectable()
export class ApiDescription {
  private app: INestApplication | undefined;
  private cached: Promise<CachedResponse> | undefined;

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
  ) {}

  /** Sets the described server. Call it after every route is registered. */
  describe(app: INestApplication): void {
    this.app = app;
  }

  get response(): Promise<CachedResponse> {
    if (!this.app) throw new Error('There is no server to describe yet.');
    return (this.cached ??= this.generate(this.app));
  }

  private async generate(app: INestApplication): Promise<CachedResponse> {
    for (const requestClass of this.requestClasses()) describeRequestClass(requestClass);
    const document = SwaggerModule.createDocument(app, documentBase(), {
      autoTagControllers: false,
      operationIdFactory: (controller, method) => `${controller.replace(/Controller$/, '')}.${method}`,
    });
    nameWildcards(document);
    addResponses(document, await loadResponseSchemas());
    return CachedResponse.json(document, PUBLIC_CACHE);
  }

  private requestClasses(): ClassConstructor<object>[] {
    const types = this.discovery.getControllers().flatMap(({ metatype }) => {
      const prototype = (metatype as ClassConstructor<object>).prototype as object;
      return this.scanner
        .getAllMethodNames(prototype)
        .flatMap((method) => (Reflect.getMetadata('design:paramtypes', prototype, method) as unknown[]) ?? []);
    });
    return types.filter((type): type is ClassConstructor<object> => typeof type === 'function');
  }
}

@Controller('api/openapi.json')
export class OpenApiController {
  constructor(private readonly api: ApiDescription) {}

  @Cached()
  @Get()
  description(): ResponseSource {
    return () => this.api.response;
  }
}

function documentBase(): Omit<OpenAPIObject, 'paths'> {
  return (
    new DocumentBuilder()
      .setTitle('Soccer Legends')
      .setDescription('Every route of the site. All errors have the same format.')
      .setVersion(VERSION)
      // Its schemas are JSON Schema, as those of the responses are.
      .setOpenAPIVersion('3.1.0')
      .addCookieAuth('sl_admin', { type: 'apiKey' }, 'session')
      .addSecurityRequirements('session')
      .addBearerAuth({ type: 'http', description: 'A publish token, valid for one plugin.' }, 'publishToken')
      .addGlobalResponse({
        status: '4XX',
        description: 'Rejected. The message says what to do.',
        content: { 'application/json': { schema: PROBLEM } },
      })
      .build()
  );
}

/** Declares the parameter of wildcard paths, which Swagger omits. */
function nameWildcards({ paths }: OpenAPIObject): void {
  for (const [path, item] of Object.entries(paths)) {
    const { get } = item;
    if (!get || !path.endsWith('{path}')) continue;
    get.parameters = [{ name: 'path', in: 'path', required: true, schema: { type: 'string' } }];
  }
}

type Operation = { operationId?: string; responses: Record<string, object> };

/**
 * Adds the schemas of successful responses, which Swagger cannot read from types, the types that they refer to, and recorded
 * examples.
 */
function addResponses({ paths, components = {} }: OpenAPIObject, described: ResponseSchemas): void {
  const { operations, schemas, examples } = described;
  const taken = Object.keys(schemas).find((name) => components.schemas && name in components.schemas);
  if (taken) throw new Error(`A request class and a type of a response have the same name: ${taken}.`);
  Object.assign((components.schemas ??= {}), schemas);
  for (const [path, item] of Object.entries(paths)) {
    for (const [method, { operationId = '', responses }] of Object.entries(item) as [string, Operation][]) {
      const schema = operations[operationId];
      const success = Object.keys(responses).find((status) => status.startsWith('2'));
      const example = examples[`${method.toUpperCase()} ${path}`];
      const body = { schema, ...(example !== undefined && { example }) };
      if (schema && success) Object.assign(responses[success]!, { content: { 'application/json': body } });
    }
  }
}
