import { AsyncLocalStorage } from 'node:async_hooks';
import { type Attributes, Collector, type SpanKind } from './collector.ts';
import { getTraceparent, nextContext, type SpanContext } from './span-context.ts';

/** The settings of tracing, from the variables `OTEL_...`. */
export interface TracingSettings {
  endpoint: string;
  headers: Readonly<Record<string, string>>;
  /** The share of sampled traces that begin here, from 0 to 1. */
  ratio: number;
}

/** A step that is being measured. */
export interface Span {
  context: SpanContext;
  /** Ends the span; a second call does nothing. */
  end(result?: { attributes?: Attributes; isFailed?: boolean }): void;
}

interface Beginning {
  kind?: SpanKind;
  /** Absent: the current span. */
  parent?: SpanContext | undefined;
  attributes?: Attributes;
}

interface Running {
  collector: Collector;
  ratio: number;
}

const current = new AsyncLocalStorage<SpanContext>();
let running: Running | null = null;

/**
 * Starts tracing: from now on this process sends its spans to a collector.
 * @returns a function that sends the remaining spans and stops
 */
export function startTracing(
  service: string,
  { endpoint, headers, ratio }: TracingSettings,
  report: (problem: string) => void,
): () => Promise<void> {
  const collector = new Collector({ endpoint, headers, service, report });
  running = { collector, ratio };
  return async () => {
    running = null;
    await collector.stop();
  };
}

/** Begins a span; null without tracing. */
export function beginSpan(
  name: string,
  { kind = 'internal', parent, attributes = {} }: Beginning = {},
): Span | null {
  if (!running) return null;
  const { collector, ratio } = running;
  const above = parent ?? current.getStore();
  const context = nextContext(above, ratio);
  const from = now();
  let isOver = false;
  return {
    context,
    end({ attributes: more, isFailed = false } = {}) {
      if (isOver) return;
      isOver = true;
      if (!context.isSampled) return;
      const all = { ...attributes, ...more };
      collector.add({
        context,
        parentId: above?.spanId,
        name,
        kind,
        from,
        to: now(),
        attributes: all,
        isFailed,
      });
    },
  };
}

/** Runs `work` with this span as the current one, also in its asynchronous parts. */
export function inSpan<T>(span: Span | null, work: () => T): T {
  return span ? current.run(span.context, work) : work();
}

/** Measures a step. */
export async function traced<T>(name: string, attributes: Attributes, work: () => Promise<T>): Promise<T> {
  const span = beginSpan(name, { attributes });
  try {
    const result = await inSpan(span, work);
    span?.end();
    return result;
  } catch (error) {
    span?.end({ isFailed: true });
    throw error;
  }
}

/** The header `traceparent` for a call to another process; undefined without tracing. */
export function currentTraceparent(): string | undefined {
  const context = running && current.getStore();
  return context ? getTraceparent(context) : undefined;
}

function now(): number {
  return performance.timeOrigin + performance.now();
}
