import type { Values } from './read-environment.ts';
import type { tracingVariables } from './tracing-variables.ts';

/** How a program traces its requests; null where no collector is named. */
export function tracingFrom(given: Pick<Values<'api'>, keyof typeof tracingVariables>) {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_EXPORTER_OTLP_HEADERS: headers = {} } = given;
  return endpoint === undefined ? null : { endpoint, headers, ratio: given.OTEL_TRACES_SAMPLER_ARG };
}
