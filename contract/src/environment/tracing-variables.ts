import { address, headerList, share } from './rules.ts';
import type { Variable } from './variable.ts';

const document = 'docs/operations/services.md';

/** OpenTelemetry's own names: what exports traces elsewhere is set in the same way. */
export const tracingVariables = {
  OTEL_EXPORTER_OTLP_ENDPOINT: {
    readBy: ['api', 'shell', 'start'],
    rule: address('http', 'https'),
    without: 'no traces',
    document,
    meaning:
      'a collector of OpenTelemetry (OTLP over HTTP, JSON): every request is a trace from the site through the API to its statements',
  },
  OTEL_EXPORTER_OTLP_HEADERS: {
    readBy: ['api', 'shell', 'start'],
    rule: headerList,
    without: 'none',
    isSecret: true,
    document,
    meaning: 'headers for the collector: `api-key=secret`, several divided by commas',
  },
  OTEL_TRACES_SAMPLER_ARG: {
    readBy: ['api', 'shell', 'start'],
    rule: share,
    default: '1',
    document,
    meaning: 'the share of the traces that is sent, from 0 to 1',
  },
} as const satisfies Record<string, Variable>;
