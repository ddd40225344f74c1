import { isUtf8 } from 'node:buffer';
import { Failure } from './failure.ts';
import type { Api } from './platform.ts';

/**
 * How bodies of JSON are read. Some clients declare JSON and send nothing: that is no body, not a malformed one. What is
 * no UTF-8 is refused: read all the same, it would be other text than was sent.
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
