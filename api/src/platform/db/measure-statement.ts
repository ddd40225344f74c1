import { beginSpan } from '@summit/tracing/tracing';

const maxTextLength = 2000;

/**
 * Runs a statement as a span of the current trace. Its parameters are not a part of its text, and are not recorded.
 * @param given what comes after the statement; the last may be a callback, else `run` returns a promise
 */
export function measureStatement(
  text: string,
  given: unknown[],
  run: (...given: unknown[]) => unknown,
): unknown {
  const [verb = 'statement'] = /^\w+/.exec(text.trimStart()) ?? [];
  const span = beginSpan(verb.toUpperCase(), {
    kind: 'client',
    attributes: { 'db.system.name': 'postgresql', 'db.query.text': text.slice(0, maxTextLength) },
  });
  if (!span) return run(...given);
  const callback = given.at(-1);
  if (typeof callback === 'function') {
    const ending = (error: unknown, ...results: unknown[]) => {
      span.end({ isFailed: Boolean(error) });
      Reflect.apply(callback, undefined, [error, ...results]);
    };
    return run(...given.slice(0, -1), ending);
  }
  const result = run(...given);
  // A result that is no promise, such as a stream of rows, has no end that could be measured here.
  if (result instanceof Promise) {
    void result.then(
      () => span.end(),
      () => span.end({ isFailed: true }),
    );
  }
  return result;
}
