import htmlToDOM, { type DOMNode, type Element } from 'html-dom-parser';
import { type CSSProperties, Fragment, type ReactNode } from 'react';
import { SiteLink } from '../navigation/site-link.tsx';
import { Prose } from './prose.tsx';
import * as styles from './rich-text.module.css';
import {
  isSafeAddress,
  isSafePicture,
  placeName,
  plainElements,
  refusedElements,
} from './rich-text-elements.ts';
import { SitePicture } from './site-picture.tsx';

const rowParts: ReadonlySet<string> = new Set(['table', 'thead', 'tbody', 'tfoot', 'tr']);

/** The aspect ratio for pictures without a size, whose place would otherwise be unknown. */
const usualSize = { width: 1200, height: 800 };

export interface RichTextProps {
  /** HTML by the organisers that the server has sanitised. */
  html: string;
  /** Converts a path of the API into an address. */
  getAddress?: (path: string) => string;
}

/**
 * A text with its own headings, lists, tables, links and pictures. It is made of elements and never inserted as HTML: only
 * known elements and safe addresses reach the page, by any author.
 */
export function RichText({ html, getAddress = (path) => path }: RichTextProps) {
  return <Prose>{shownNodes(htmlToDOM(html), getAddress)}</Prose>;
}

export interface TextHeading {
  /** The fragment id, without the hash sign. */
  id: string;
  title: string;
}

/** The headings of a text in order, for a table of contents. */
export function getHeadings(html: string): TextHeading[] {
  return htmlToDOM(html)
    .filter((node): node is Element => isElement(node) && node.name === 'h2')
    .map((node) => ({ id: placeName(getWords(node)), title: getWords(node) }));
}

type AddressOf = (path: string) => string;

function shownNodes(nodes: readonly DOMNode[], getAddress: AddressOf): ReactNode {
  return nodes.map((node, at) => {
    if (node.type === 'text') return isBetweenCells(node) ? null : node.data;
    if (!isElement(node) || refusedElements.has(node.name)) return null;
    return <Fragment key={at}>{shown(node, getAddress)}</Fragment>;
  });
}

/** Whether a text is the space between the parts of a table, which browsers drop, and React refuses. */
function isBetweenCells({ data, parent }: Extract<DOMNode, { data: string }>): boolean {
  return isElement(parent) && rowParts.has(parent.name) && data.trim() === '';
}

function shown(node: Element, getAddress: AddressOf) {
  const { name, attribs } = node;
  const content = shownNodes(node.children as DOMNode[], getAddress);
  switch (name) {
    case 'h1':
    case 'h2':
      return <h2 id={placeName(getWords(node))}>{content}</h2>;
    case 'a':
      return linked(attribs['href'], content);
    case 'img':
      return pictured(attribs, getAddress);
    case 'table':
      return (
        // A box that scrolls has to be reachable by keyboard.
        <div
          className={styles.tableBox}
          role="region"
          aria-label={getCaption(node)}
          tabIndex={0}
          style={getColumns(node)}
        >
          <table>{content}</table>
        </div>
      );
    case 'th':
    case 'td':
      return cell(name, attribs, content);
    default:
      return plain(name, content);
  }
}

function plain(name: string, content: ReactNode) {
  if (name === 'br' || name === 'hr') return name === 'br' ? <br /> : <hr />;
  const Name = name as 'p';
  return plainElements.has(name) ? <Name>{content}</Name> : <>{content}</>;
}

function linked(address: string | undefined, words: ReactNode) {
  return address && isSafeAddress(address) ? <SiteLink to={address}>{words}</SiteLink> : <>{words}</>;
}

function pictured({ src, alt, ...size }: Record<string, string>, getAddress: (path: string) => string) {
  if (!src || !isSafePicture(src)) return <></>;
  const width = Number(size['width']) || usualSize.width;
  const height = Number(size['height']) || usualSize.height;
  const address = src.startsWith('/media/') ? getAddress(src) : src;
  return <SitePicture src={address} alt={alt ?? ''} width={width} height={height} fit="contain" />;
}

function cell(Name: 'th' | 'td', attribs: Record<string, string>, content: ReactNode) {
  const spans = {
    colSpan: Number(attribs['colspan']) || undefined,
    rowSpan: Number(attribs['rowspan']) || undefined,
  };
  return (
    <Name {...spans} scope={Name === 'th' ? (attribs['scope'] ?? 'col') : undefined}>
      {content}
    </Name>
  );
}

function getCaption(table: Element): string {
  const caption = (table.children as DOMNode[]).find((node) => isElement(node) && node.name === 'caption');
  return caption ? getWords(caption as Element) : 'Table';
}

/** The number of a table's columns, which limits how narrow it may become. */
function getColumns(table: Element): CSSProperties {
  const row = firstRow(table);
  const cells = row ? row.children.filter((node) => isElement(node)) : [];
  return { '--columns': Math.max(1, cells.length) } as CSSProperties;
}

function firstRow({ children }: Element): Element | undefined {
  const elements = (children as DOMNode[]).filter(isElement);
  return (
    elements.find(({ name }) => name === 'tr') ?? elements.map(firstRow).find((row) => row !== undefined)
  );
}

function getWords(node: Element): string {
  const words = (node.children as DOMNode[]).map((child) => {
    if (child.type === 'text') return (child as unknown as { data: string }).data;
    return isElement(child) ? getWords(child) : '';
  });
  return words.join('').replace(/\s+/g, ' ').trim();
}

/** Elements are not recognised by class, because server and browser create their nodes with different classes. */
function isElement(node: unknown): node is Element {
  return ['tag', 'script', 'style'].includes((node as DOMNode | null)?.type ?? '');
}
