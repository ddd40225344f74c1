/**
 * Classes of styles carry a hash of the file they are in, wherever it is compiled: the server finds the files that a page
 * needs by them, and releases of different age never mean different rules by one class.
 */
export function toStyleClass(name: string, hash: string): string {
  return `${name}__${hash}`;
}

/** The length of such a hash, in hexadecimal digits. */
export const styleHashLength = 8;

/** Finds such classes in style sheets and in HTML. */
export const styleClassPattern = /(?<![\w-])[\w-]+__[0-9a-f]{8}(?![\w-])/g;
