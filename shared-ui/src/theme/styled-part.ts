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
 * A part that is based on another has the classes of both.
 */
export function styledPart(base: ElementType, name: string, css: string): ComponentType<PartProps> {
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

/** Adds the rules of a class to the page, if it has none of that name: before an element that has the class is shown. */
export function addRules(name: string, css: string): void {
  if (sheet && !rules.has(name)) {
    // One rule around them all: what a browser does not understand inside it is skipped, and does not throw.
    sheet.insertRule(`@media all{${css}}`, sheet.cssRules.length);
  }
  rules.set(name, css);
}

/** On the server: the classes of some HTML that have rules, in the order they appear in, and their rules. */
export function rulesIn(html: string): { names: string[]; css: string } {
  const names = new Set<string>();
  for (const [, classes = ''] of html.matchAll(/ class="([^"]*)"/g)) {
    for (const name of classes.split(' ')) if (rules.has(name)) names.add(name);
  }
  return { names: [...names], css: [...names].map((name) => rules.get(name)).join('') };
}
