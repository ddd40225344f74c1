import type { FieldFailure } from '@summit/contract/errors/error-response';
import * as limits from '@summit/contract/limits/limits';
import { messages } from '@summit/contract/words/messages';
import { isPlainText } from '@summit/contract/words/plain-text';

type Unreadable = Omit<FieldFailure, 'errorCode'>;

interface Part {
  value: unknown;
  path: string;
}

/** Properties that every object inherits: code that looks up a field by such a name would find them in any schema. */
const inherited: ReadonlySet<string> = new Set([
  ...Object.getOwnPropertyNames(Object.prototype),
  'prototype',
]);

/**
 * The first part of a request that rules must not read and tables cannot store, at any depth and whether or not a
 * schema names it: text with a NUL or a lone surrogate, too long a list, an inherited name. Null: there is none.
 */
export function findUnreadable(sent: unknown): Unreadable | null {
  // Not recursive, and no path is read on the way: what was sent may be nested 100,000 levels deep.
  const parts: Part[] = [{ value: sent, path: '' }];
  for (let part = parts.pop(); part; part = parts.pop()) {
    const message = getProblem(part.value);
    if (message !== null) return { field: part.path, message };
    const name = inheritedName(part.value);
    if (name !== undefined) return { field: pathTo(part.path, name), message: messages.unknownKey };
    parts.push(...getParts(part));
  }
  return null;
}

function getProblem(value: unknown): string | null {
  if (typeof value === 'string') return isPlainText(value) ? null : messages.plainText;
  if (Array.isArray(value)) return value.length > limits.maxListLength ? messages.listTooLong : null;
  if (typeof value !== 'object' || value === null) return null;
  return Object.keys(value).every(isPlainText) ? null : messages.plainText;
}

function inheritedName(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  return Object.keys(value).find((name) => inherited.has(name));
}

function pathTo(path: string, name: string): string {
  return path === '' ? name : `${path}.${name}`;
}

function getParts({ value, path }: Part): Part[] {
  if (Array.isArray(value)) return value.map((item, index) => ({ value: item, path: `${path}[${index}]` }));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).map(([name, item]) => ({
    value: item,
    path: pathTo(path, name),
  }));
}
