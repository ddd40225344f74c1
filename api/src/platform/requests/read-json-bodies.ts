import { isUtf8 } from 'node:buffer';
import type { Api } from '../platform.ts';
import { Failure } from '../responses/failure.ts';

/**
 * Parses JSON bodies. An empty body that is declared as JSON, as some clients send it, counts as no body, not as
 * malformed. Invalid UTF-8 is refused, because it would be decoded as other text than was sent.
 */
export function readJsonBodies(app: Api): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body: Buffer, done) => {
    if (body.length === 0) {
      done(null, undefined);
    } else if (isUtf8(body)) {
      void parse(request, body.toString(), done);
    } else {
      done(new Failure('request-0001'));
    }
  });
}
