/**
 * Traces of requests, sent to where the standard variable `OTEL_EXPORTER_OTLP_ENDPOINT` says; off without it. Outgoing
 * calls are left alone: the football data service refuses headers that it does not know.
 */
export async function startTracing(variables: NodeJS.ProcessEnv): Promise<() => Promise<void>> {
  if (!variables['OTEL_EXPORTER_OTLP_ENDPOINT']) return () => Promise.resolve();
  variables['OTEL_SERVICE_NAME'] ??= 'soccer-legends';
  const [{ NodeSDK }, { FastifyOtelInstrumentation }] = await Promise.all([
    import('@opentelemetry/sdk-node'),
    import('@fastify/otel'),
  ]);
  const sdk = new NodeSDK({ instrumentations: [new FastifyOtelInstrumentation({ registerOnInitialization: true })] });
  sdk.start();
  return () => sdk.shutdown();
}
