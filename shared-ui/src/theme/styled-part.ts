import { type ComponentType, createElement, type ElementType } from 'react';

interface PartProps {
  as?: ElementType;
  className?: string;
}

interface Part {
  tag: ElementType;
  className: string;
  /** Adds the rules of the part, after those of what it is based on. */
  addRules: () => void;
}

const parts = new WeakMap<object, Part>();
/** In the browser, the classes whose rules the page has; on the server, the rules of every class. */
const rules = new Map<string, string>();
/** Rules that came in files, until their class is shown. */
const fetched = new Map<string, string>();
/** Classes that were shown before their rules came. */
const awaited = new Set<string>();
const files = new Map<string, Promise<void>>();
const sheet = typeof document === 'undefined' ? null : pageSheet();

/** The sheet that rules are added to. The names of those that came with the page are noted first. */
function pageSheet(): CSSStyleSheet | null {
  for (const { dataset } of document.querySelectorAll<HTMLStyleElement>('style[data-styles]')) {
    for (const name of (dataset.styles ?? '').split(' ')) rules.set(name, '');
  }
  return document.head.appendChild(document.createElement('style')).sheet;
}

/**
 * An element or a component that has a class with its rules. Builds write the calls, of what sources call `styled.div`.
 * A part that is based on another has the classes of both. Without `css`, its rules come in a file.
 */
export function styledPart(base: ElementType, name: string, css?: string): ComponentType<PartProps> {
  const below = typeof base === 'string' ? undefined : parts.get(base);
  if (!sheet) addRules(name, css);
  const part: Part = {
    tag: below?.tag ?? base,
    className: below ? `${below.className} ${name}` : name,
    addRules: () => {
      below?.addRules();
      addRules(name, css);
    },
  };
  function Styled({ as: tag = part.tag, className, ...others }: PartProps) {
    if (sheet) part.addRules();
    const names = className ? `${className} ${part.className}` : part.className;
    return createElement(tag, { ...others, className: names });
  }
  parts.set(Styled, part);
  return Styled;
}

/**
 * Adds the rules of a class to the page, if it has none of that name: before an element that has the class is shown. Rules
 * that have not come yet are added when they do.
 */
export function addRules(name: string, css = fetched.get(name)): void {
  if (rules.has(name)) return;
  if (css === undefined) {
    awaited.add(name);
    return;
  }
  // One rule around them all: what a browser does not understand inside it is skipped, and does not throw.
  sheet?.insertRule(`@media all{${css}}`, sheet.cssRules.length);
  rules.set(name, css);
}

const timeoutMs = 20_000;

/** Fetches a file of rules, once; a failed attempt is not cached. */
export function loadRules(file: string): Promise<void> {
  const loading = files.get(file) ?? fetchRules(file);
  files.set(file, loading);
  loading.catch(() => files.delete(file));
  return loading;
}

async function fetchRules(file: string): Promise<void> {
  for (const each of (await toText(file)).split('/*')) {
    const [name = '', css] = each.split('*/');
    if (css) fetched.set(name, css);
  }
  for (const name of awaited) if (fetched.has(name)) addRules(name);
}

async function toText(file: string): Promise<string> {
  // Not while a script is evaluated: a browser that records who requests what parses the whole script again for that.
  await Promise.resolve();
  try {
    const response = await fetch(file, { signal: AbortSignal.timeout(timeoutMs) });
    if (response.ok) return await response.text();
    throw new Error(`it responds with ${response.status}`);
  } catch (cause) {
    throw new RulesMissing(`The rules in ${file} did not come`, { cause });
  }
}

/** Is called as webpack calls what a missing script throws, because it means the same: a part of a build is not there. */
class RulesMissing extends Error {
  override readonly name = 'ChunkLoadError';
}

/** On the server: the classes of some HTML that have rules, in the order they appear in, and their rules. */
export function rulesIn(html: string): { names: string[]; css: string } {
  const names = new Set<string>();
  for (const [, classes = ''] of html.matchAll(/ class="([^"]*)"/g)) {
    for (const name of classes.split(' ')) if (rules.has(name)) names.add(name);
  }
  return { names: [...names], css: [...names].map((name) => rules.get(name)).join('') };
}
