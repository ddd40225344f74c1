import { randomBytes } from 'node:crypto';

/** The context of a span, which the header `traceparent` of W3C Trace Context passes from one process to the next. */
export interface SpanContext {
  /** 32 hexadecimal digits. */
  traceId: string;
  /** 16 hexadecimal digits. */
  spanId: string;
  /** Whether the spans of this trace are sent to the collector. */
  isSampled: boolean;
}

const traceparent = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;
const nothing = /^0+$/;

/** Undefined for anything but a valid header of version 00. */
export function contextFrom(header: unknown): SpanContext | undefined {
  const [, traceId = '', spanId = '', flags = ''] = traceparent.exec(String(header)) ?? [];
  if (!traceId || nothing.test(traceId) || nothing.test(spanId)) return undefined;
  return { traceId, spanId, isSampled: (Number.parseInt(flags, 16) & 1) === 1 };
}

/** The value of the header `traceparent` for a span. */
export function getTraceparent({ traceId, spanId, isSampled }: SpanContext): string {
  return `00-${traceId}-${spanId}-${isSampled ? '01' : '00'}`;
}

/** The context of a new span, in its parent's trace or in a new one. `ratio` is the share of sampled traces. */
export function nextContext(parent: SpanContext | undefined, ratio: number): SpanContext {
  const spanId = randomBytes(8).toString('hex');
  if (parent) return { ...parent, spanId };
  return { traceId: randomBytes(16).toString('hex'), spanId, isSampled: Math.random() < ratio };
}
