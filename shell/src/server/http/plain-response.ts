import { STATUS_CODES } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Media ranges that HTML is in: a browser that opens a page names one, and a client that says nothing takes all. */
const pageRanges = /^(?:text\/html|application\/xhtml\+xml|text\/\*|\*\/\*)\s*(?:;|$)/;

/** Whether HTML is of use to a client, by its header `accept`. What a part of a page is loaded for accepts all things last. */
export function takesPages(accept: string | undefined): boolean {
  const [first = '', ...others] = (accept ?? '*/*').toLowerCase().split(',');
  const named = [first, ...others.filter((range) => !range.includes('*/*'))];
  return named.some((range) => pageRanges.test(range.trim()));
}

/** A program has no use for a page that says to people that there is nothing. */
export function isPlain({ headers }: FastifyRequest, status: number): boolean {
  return status >= 400 && status < 500 && !takesPages(headers.accept);
}

/** What a refusal comes to in a line. */
export function plainText(status: number): string {
  return `${status} ${STATUS_CODES[status] ?? ''}\n`;
}

/** Refuses in a line, for a program that cannot read a page. */
export function sendPlainly(reply: FastifyReply, status: number, headers: Record<string, string> = {}): void {
  const own = { 'cache-control': 'no-cache', 'x-content-type-options': 'nosniff', vary: 'accept' };
  void reply
    .headers({ ...own, ...headers })
    .code(status)
    .type('text/plain; charset=utf-8')
    .send(plainText(status));
}
