import { expect, test } from 'vitest';
import { contextFrom, getTraceparent } from './span-context.ts';

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const spanId = '00f067aa0ba902b7';

test.each(['01', '00'])('a header with the flags %s is parsed and written unchanged', (flags) => {
  const header = `00-${traceId}-${spanId}-${flags}`;
  const context = contextFrom(header);
  expect(context?.isSampled).toBe(flags === '01');
  expect(context && getTraceparent(context)).toBe(header);
});

test.each([
  ['nothing', undefined],
  ['several', [`00-${traceId}-${spanId}-01`, 'x']],
  ['another version', `01-${traceId}-${spanId}-01`],
  ['no trace', `00-${'0'.repeat(32)}-${spanId}-01`],
  ['no span', `00-${traceId}-${'0'.repeat(16)}-01`],
  ['too little', `00-${traceId}-${spanId}`],
  ['capitals', `00-${traceId.toUpperCase()}-${spanId}-01`],
])('a header with %s is invalid', (_what, header) => {
  expect(contextFrom(header)).toBeUndefined();
});
