import { STATUS_CODES } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Media ranges that HTML is in: a browser that opens a page names one, and a client that says nothing takes all. */
const pageRanges = /^(?:text\/html|application\/xhtml\+xml|text\/\*|\*\/\*)\s*(?:;|$)/;

/**
 * Whether a client accepts HTML pages, by its header `accept`. Requests for parts of a page only end with a
 * wildcard.
 */
export function takesPages(accept: string | undefined): boolean {
  const [first = '', ...others] = (accept ?? '*/*').toLowerCase().split(',');
  const named = [first, ...others.filter((range) => !range.includes('*/*'))];
  return named.some((range) => pageRanges.test(range.trim()));
}

/** Whether a request gets a plain text instead of an error page, because it comes from a program. */
export function isPlain({ headers }: FastifyRequest, status: number): boolean {
  return status >= 400 && status < 500 && !takesPages(headers.accept);
}

/** The text of a refusal in one line. */
export function plainText(status: number): string {
  return `${status} ${STATUS_CODES[status] ?? ''}\n`;
}

/** Refuses a request with one line of text, for a program that cannot read a page. */
export function sendPlainly(reply: FastifyReply, status: number, headers: Record<string, string> = {}): void {
  const own = { 'cache-control': 'no-cache', 'x-content-type-options': 'nosniff', vary: 'accept' };
  void reply
    .headers({ ...own, ...headers })
    .code(status)
    .type('text/plain; charset=utf-8')
    .send(plainText(status));
}
