import type { SpanContext } from './span-context.ts';

export type Attributes = Readonly<Record<string, string | number | boolean>>;

/** `client`: a call to another process. `server`: a received request. `internal`: anything else. */
export type SpanKind = 'internal' | 'server' | 'client';

export interface FinishedSpan {
  context: SpanContext;
  parentId: string | undefined;
  name: string;
  kind: SpanKind;
  /** Milliseconds since 1970, with fractions. */
  from: number;
  to: number;
  attributes: Attributes;
  isFailed: boolean;
}

export interface CollectorOptions {
  /** The collector's address for OTLP over HTTP, without `/v1/traces`. */
  endpoint: string;
  headers: Readonly<Record<string, string>>;
  /** `service.name` of the process. */
  service: string;
  report: (problem: string) => void;
  everyMs?: number;
}

/** The most spans that wait to be sent; further ones are dropped. */
const maxWaiting = 4096;
/** The most spans of one request. */
const maxBatch = 512;
const timeoutMs = 10_000;
/** The numbers of the kinds in OTLP. */
const kinds = { internal: 1, server: 2, client: 3 } as const satisfies Record<SpanKind, number>;
const failed = 2;

/** Sends finished spans to an OpenTelemetry collector, by OTLP over HTTP in JSON. */
export class Collector {
  readonly #waiting: FinishedSpan[] = [];
  readonly #timer: NodeJS.Timeout;
  #sending: Promise<void> = Promise.resolve();
  #isAway = false;

  constructor(private readonly options: CollectorOptions) {
    this.#timer = setInterval(() => void this.flush(), options.everyMs ?? 5000);
    this.#timer.unref();
  }

  add(span: FinishedSpan): void {
    if (this.#waiting.length < maxWaiting) this.#waiting.push(span);
    if (this.#waiting.length === maxBatch) void this.flush();
  }

  /** Sends the waiting spans after the current request. */
  flush(): Promise<void> {
    this.#sending = this.#sending.then(async () => {
      while (this.#waiting.length > 0) await this.#send(this.#waiting.splice(0, maxBatch));
    });
    return this.#sending;
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.flush();
  }

  async #send(spans: FinishedSpan[]): Promise<void> {
    const { endpoint, headers, service } = this.options;
    try {
      const response = await fetch(`${endpoint}/v1/traces`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(getExport(service, spans)),
        signal: AbortSignal.timeout(timeoutMs),
      });
      await response.arrayBuffer();
      this.#note(response.ok ? null : `responds with ${response.status}`);
    } catch (error) {
      this.#note(error instanceof Error ? error.message : String(error));
    }
  }

  /** Logs a problem once, until the collector works again: spans are lost meanwhile. */
  #note(problem: string | null): void {
    if (problem && !this.#isAway) this.options.report(`The collector of traces is away: ${problem}`);
    this.#isAway = problem !== null;
  }
}

/** An ExportTraceServiceRequest. */
function getExport(service: string, spans: FinishedSpan[]): object {
  const resource = { attributes: getAttributes({ 'service.name': service, 'process.pid': process.pid }) };
  const scope = { name: '@summit/tracing' };
  return { resourceSpans: [{ resource, scopeSpans: [{ scope, spans: spans.map(getSpan) }] }] };
}

function getSpan({ context, parentId, name, kind, from, to, attributes, isFailed }: FinishedSpan): object {
  return {
    traceId: context.traceId,
    spanId: context.spanId,
    ...(parentId && { parentSpanId: parentId }),
    name,
    kind: kinds[kind],
    startTimeUnixNano: nanoseconds(from),
    endTimeUnixNano: nanoseconds(to),
    attributes: getAttributes(attributes),
    ...(isFailed && { status: { code: failed } }),
  };
}

/** Nanoseconds are text, because a number would lose its last digits. */
function nanoseconds(ms: number): string {
  return String(BigInt(Math.round(ms * 1000)) * 1000n);
}

function getAttributes(attributes: Attributes): object[] {
  return Object.entries(attributes).map(([key, value]) => ({ key, value: toValue(value) }));
}

function toValue(value: Attributes[string]): object {
  if (typeof value === 'boolean') return { boolValue: value };
  if (typeof value === 'string') return { stringValue: value };
  return Number.isInteger(value) ? { intValue: String(value) } : { doubleValue: value };
}
