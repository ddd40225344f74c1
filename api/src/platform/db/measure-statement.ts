import { beginSpan } from '@summit/tracing/tracing';

const longestText = 2000;

/**
 * Runs a statement as a step of the current trace. The values that it is run with are not a part of its text, and are
 * not noted.
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
    attributes: { 'db.system.name': 'postgresql', 'db.query.text': text.slice(0, longestText) },
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
  // What is no promise (a stream of rows, say) has no end that is known here.
  if (result instanceof Promise) {
    void result.then(
      () => span.end(),
      () => span.end({ isFailed: true }),
    );
  }
  return result;
}
