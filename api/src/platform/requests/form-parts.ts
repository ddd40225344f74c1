import type { FastifyRequest } from 'fastify';
import { Failure } from '../responses/failure.ts';

type Options = Parameters<FastifyRequest['parts']>[0];

/**
 * The parts of a multipart/form-data request, as they arrive. A sender who has disconnected already is refused,
 * because the parser would wait for the rest forever.
 * @throws Failure request-0003 for anything else, and request-0001 when the sender has left
 */
export function formParts(request: FastifyRequest, options: Options): ReturnType<FastifyRequest['parts']> {
  if (!request.isMultipart()) throw new Failure('request-0003');
  if (request.raw.destroyed) throw new Failure('request-0001');
  return request.parts(options);
}

/** Input that the parser cannot read is the caller's mistake. */
export function unreadableForm(error: unknown): Failure {
  if (error instanceof Failure) return error;
  const { statusCode } = error as { statusCode?: number };
  return new Failure(statusCode === 413 ? 'request-0002' : 'request-0001', { cause: error });
}
