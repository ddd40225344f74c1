import type { FastifyRequest } from 'fastify';

/** The value of a cookie, if the browser has sent it. */
export function getCookie(request: FastifyRequest, name: string): string | undefined {
  const header = request.headers.cookie;
  if (!header?.includes(`${name}=`)) return undefined;
  const pair = header.split(/;\s*/).find((part) => part.startsWith(`${name}=`));
  return pair?.slice(name.length + 1);
}

interface CookieFacts {
  name: string;
  value: string;
  seconds: number;
  /** Whether the site's address has https. */
  secure: boolean;
}

/** A cookie that only this server reads, for a `set-cookie` header; with no seconds left, the browser drops it. */
export function cookieText({ name, value, seconds, secure }: CookieFacts): string {
  return `${name}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
}
