import { fillText } from '@summit/contract/words/text-lookup';

type Values = Readonly<Record<string, string>>;

/** The place of a piece of text on the page: a text node, or a part of one. */
interface Spot {
  node: Text;
  lead: string;
  tail: string;
  /** The page's value for `{name}`, if that is not a fact of the event. */
  values: Values;
}

/** A text as a page shows it. */
interface WordingOnPage {
  /** The number of occurrences; 0: it is on another page. */
  count: number;
  show: (content: string) => void;
  /** Brings it into sight, and marks it. */
  reveal: () => void;
}

/**
 * Finds a text on a page by the words that are stored, to show others in its place. A text of several lines, a list and rich
 * text are found piece by piece: the page's own markup is between them.
 */
export function findWording(page: Document, stored: string, isRich: boolean, places: Values): WordingOnPage {
  const nodes = textNodes(page);
  const found = piecesOf(stored, isRich).map((piece) => spotsOf(nodes, piece, places));
  return {
    count: found.flat().length,
    show(content) {
      const pieces = piecesOf(content, isRich);
      for (const [place, spots] of found.entries()) {
        for (const { node, lead, tail, values } of spots) {
          node.data = lead + fillText(pieces[place] ?? '', { ...values, ...places }) + tail;
        }
      }
    },
    reveal() {
      const element = found.flat()[0]?.node.parentElement;
      if (!element) return;
      element.scrollIntoView({ block: 'center' });
      element.style.outline = '3px solid';
      element.style.outlineOffset = '4px';
    },
  };
}

/** The lines of a text and the parts of its lists, or the words between the tags of a rich text. */
export function piecesOf(content: string, isRich: boolean): string[] {
  const parts = isRich
    ? textNodes(new DOMParser().parseFromString(content, 'text/html')).map(({ data }) => data)
    : content.split(/[\n|]/);
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}

function textNodes(page: Document): Text[] {
  const walker = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    if (node.data.trim() !== '' && !node.parentElement?.closest('script, style, template')) nodes.push(node);
  }
  return nodes;
}

/** So short a piece within other words is more likely another text. */
const shortest = 8;

function spotsOf(nodes: readonly Text[], piece: string, places: Values): Spot[] {
  const filled = fillText(piece, places);
  const pattern = filled
    .split(/\{(\w+)\}/)
    .map((part, index) => (index % 2 === 0 ? escaped(part) : '([\\s\\S]+?)'))
    .join('');
  // A text that is only a placeholder, such as a guest's name, would be found everywhere.
  if (filled.replaceAll(/\{\w+\}/g, '').trim() === '') return [];
  const names = [...filled.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '');
  const whole = matches(nodes, new RegExp(`^\\s*${pattern}\\s*$`), names);
  if (whole.length > 0 || filled.length < shortest) return whole;
  return matches(nodes, new RegExp(pattern), names);
}

function matches(nodes: readonly Text[], pattern: RegExp, names: readonly string[]): Spot[] {
  return nodes.flatMap((node) => {
    const match = pattern.exec(node.data);
    if (!match) return [];
    const values = Object.fromEntries(names.map((name, place) => [name, match[place + 1] ?? '']));
    const lead = node.data.slice(0, match.index);
    return [{ node, lead, tail: node.data.slice(match.index + match[0].length), values }];
  });
}

function escaped(text: string): string {
  return text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
}
