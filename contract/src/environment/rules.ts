import { withoutTrailingSlashes } from '../paths/trailing-slashes.ts';
import { type RemoteRole, remoteRoles } from '../releases/remote-roles.ts';
import { trustedProxiesFrom } from '../requests/trusted-proxies.ts';
import type { SiteRoles } from '../session/site-roles.ts';
import { isRefusedPort } from './refused-ports.ts';

/** Reads the text of a variable. @throws Error that says what it must be: `must be a number` */
export type Rule<T> = (text: string) => T;

/** A whole number from `least` to `most`. */
export function wholeNumber(least: number, most = Number.MAX_SAFE_INTEGER): Rule<number> {
  const range = most === Number.MAX_SAFE_INTEGER ? `of ${least} or more` : `from ${least} to ${most}`;
  return (text) => {
    const value = Number(text);
    if (!Number.isInteger(value) || value < least || value > most) {
      throw new Error(`must be a whole number ${range}`);
    }
    return value;
  };
}

/** A port that browsers open, from `least` to `most`. */
export function openPort(least: number, most: number): Rule<number> {
  const inRange = wholeNumber(least, most);
  return (text) => {
    const port = inRange(text);
    if (isRefusedPort(port)) throw new Error('must be a port that browsers open, such as 4000');
    return port;
  };
}

/** A number from 0 to 1. */
export const share: Rule<number> = (text) => {
  const value = Number(text);
  if (!(value >= 0 && value <= 1)) throw new Error('must be a number from 0 to 1');
  return value;
};

/** HTTP headers: `name=value`, separated by commas. */
export const headerList: Rule<Record<string, string>> = (text) => {
  const pairs = text.split(',').map((pair) => /^([\w-]+)=(.*)$/.exec(pair.trim()));
  if (pairs.includes(null)) throw new Error('must list headers such as api-key=secret, separated by commas');
  return Object.fromEntries(pairs.map((pair) => [pair?.[1] ?? '', pair?.[2] ?? '']));
};

/** The roles of remotes on this site: `name=role`, separated by commas. */
export const remoteRoleList: Rule<SiteRoles> = (text) => {
  const pairs = text.split(',').map((pair) => /^([a-z][a-z0-9-]*)=(\w+)$/.exec(pair.trim()));
  const isRight = pairs.every((pair) => pair && (remoteRoles as readonly string[]).includes(pair[2] ?? ''));
  if (!isRight) {
    throw new Error(
      `must give remotes a role, ${remoteRoles.join(', ')}, such as content=primary,awards=essential`,
    );
  }
  return Object.fromEntries(pairs.map((pair) => [pair?.[1] ?? '', pair?.[2] as RemoteRole]));
};

/** An absolute address with one of these protocols, returned without its closing slashes. */
export function address(...protocols: string[]): Rule<string> {
  return (text) => {
    const isRight = protocols.some((protocol) => text.startsWith(`${protocol}://`)) && URL.canParse(text);
    if (!isRight) {
      const beginnings = protocols.map((protocol) => `${protocol}://`).join(' or ');
      throw new Error(`must be an absolute address that begins with ${beginnings}`);
    }
    return withoutTrailingSlashes(text);
  };
}

/** Absolute addresses, separated by spaces or commas. */
export function addresses(...protocols: string[]): Rule<string[]> {
  const one = address(...protocols);
  return (value) =>
    value
      .split(/[\s,]+/)
      .filter(Boolean)
      .map(one);
}

/** One of these words. */
export function oneOf<const T extends string>(...words: T[]): Rule<T> {
  return (text) => {
    const word = words.find((one) => one === text);
    if (word === undefined) throw new Error(`must be one of ${words.join(', ')}`);
    return word;
  };
}

/** Any text that is long enough. */
export function text(shortest = 1): Rule<string> {
  return (value) => {
    if (value.length < shortest) throw new Error(`must have at least ${shortest} characters`);
    return value;
  };
}

/** Origins, separated by spaces or commas; a host may begin with `*.`. */
export const origins: Rule<string[]> = (value) => {
  const list = value.split(/[\s,]+/).filter(Boolean);
  const wrong = list.find((origin) => !/^https?:\/\/(\*\.)?[a-z0-9.-]+(:\d+)?$/i.test(origin));
  if (wrong !== undefined) throw new Error(`must list origins such as https://a.example, not '${wrong}'`);
  return list;
};

/** An origin with `{remote}` in place of a remote's name, or one for all remotes: builds have unique names. */
export const originTemplate: Rule<string> = (value) => {
  const example = value.replaceAll('{remote}', 'awards');
  if (!/^https?:\/\//.test(value) || !URL.canParse(example)) {
    throw new Error('must be an origin such as https://{remote}.cdn.example');
  }
  return withoutTrailingSlashes(value);
};

/** Addresses and networks of proxies. */
export const proxies: Rule<string[]> = trustedProxiesFrom;

/** A key or a certificate in PEM; `\\n` in it stands for a new line, because many systems allow no other. */
export function pem(kind: 'CERTIFICATE' | 'PRIVATE KEY'): Rule<string> {
  return (value) => {
    const lines = value.replaceAll('\\n', '\n');
    if (!new RegExp(`-----BEGIN [A-Z ]*${kind}-----`).test(lines)) {
      throw new Error(`must be PEM that begins with -----BEGIN ${kind}-----`);
    }
    return lines;
  };
}
