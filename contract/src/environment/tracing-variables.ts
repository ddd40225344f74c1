import { address, headerList, share } from './rules.ts';
import type { Variable } from './variable.ts';

const document = 'docs/operations/services.md';

/** OpenTelemetry's own names, so that the site is set up like other programs that export traces. */
export const tracingVariables = {
  OTEL_EXPORTER_OTLP_ENDPOINT: {
    readBy: ['api', 'shell', 'start'],
    rule: address('http', 'https'),
    without: 'no traces',
    document,
    meaning:
      'the URL of an OpenTelemetry collector (OTLP over HTTP, JSON), which gets a trace of each request from the site through the API to the database statements',
  },
  OTEL_EXPORTER_OTLP_HEADERS: {
    readBy: ['api', 'shell', 'start'],
    rule: headerList,
    without: 'none',
    isSecret: true,
    document,
    meaning: 'headers for the collector, separated by commas: `api-key=secret`',
  },
  OTEL_TRACES_SAMPLER_ARG: {
    readBy: ['api', 'shell', 'start'],
    rule: share,
    default: '1',
    document,
    meaning: 'the share of traces that are sent, from 0 to 1',
  },
} as const satisfies Record<string, Variable>;
