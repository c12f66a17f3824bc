/**
 * Starts tracing requests if the standard variable `OTEL_EXPORTER_OTLP_ENDPOINT` is set. Returns a function that stops it.
 * Outgoing calls are not traced, because the football data service rejects unknown headers.
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
