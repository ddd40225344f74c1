import { parseFragment, serialize } from 'parse5';
import sanitize, { type Attributes, type IOptions } from 'sanitize-html';

const structure = ['h2', 'h3', 'h4', 'p', 'br', 'hr', 'blockquote', 'pre', 'figure', 'figcaption'];
const lists = ['ul', 'ol', 'li', 'dl', 'dt', 'dd'];
const tables = ['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'];
const words = ['a', 'strong', 'b', 'em', 'i', 'u', 's', 'small', 'sup', 'sub', 'code', 'abbr', 'img'];

/** A stored picture; an organiser may have copied its address with the API's prefix. */
const ownPicture = /^(?:\/api)?(\/media\/[0-9a-f]{32}(?:-\d{2,4})?\.(?:svg|png|jpg|webp|avif))$/;

/** The proportions of the site's photographs, which reserve room for a picture without a size. */
const usualSize = { width: 1200, height: 800 };

const largestSide = 4000;

/** Elements whose content is not for readers: they are removed with their content. */
const withoutText = [
  'script',
  'style',
  'textarea',
  'option',
  'noscript',
  'template',
  'title',
  'iframe',
  'noembed',
  'noframes',
  'xmp',
  'plaintext',
  'svg',
  'math',
];

/**
 * Sanitises rich text of organisers: it has only known elements and attributes, no script, style, form or foreign element.
 * Links lead to http(s), mail, telephone or within the site; those that leave it send no referrer. Pictures are stored
 * here and reserve their room.
 */
export function safeRichText(html: string, siteOrigin: string): string {
  const safe = sanitize(html, { ...rules, transformTags: { a: linkWithin(siteOrigin), img: picture } });
  // The text is parsed and serialised as browsers do, so that the site's server, whose parser differs, sees the same elements.
  return serialize(parseFragment(safe));
}

const rules: IOptions = {
  allowedTags: [...structure, ...lists, ...tables, ...words],
  allowedAttributes: {
    a: ['href', 'title', 'rel'],
    img: ['src', 'alt', 'width', 'height', 'loading', 'decoding'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
    ol: ['start', 'reversed'],
    abbr: ['title'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: [] },
  allowProtocolRelative: false,
  allowedClasses: {},
  disallowedTagsMode: 'discard',
  enforceHtmlBoundary: false,
  nestingLimit: 40,
  nonTextTags: withoutText,
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !ownPicture.test(attribs.src ?? ''),
};

function linkWithin(siteOrigin: string) {
  return (tagName: string, attribs: Attributes) => {
    const { rel: _given, ...others } = attribs;
    const isOutside = /^\s*https?:/i.test(others.href ?? '') && !others.href?.startsWith(`${siteOrigin}/`);
    return { tagName, attribs: { ...others, ...(isOutside && { rel: 'noopener noreferrer' }) } };
  };
}

function picture(tagName: string, { src = '', alt = '', width, height }: Attributes) {
  const size = getSize(width, height);
  const path = ownPicture.exec(src)?.[1] ?? '';
  return { tagName, attribs: { src: path, alt, ...size, loading: 'lazy', decoding: 'async' } };
}

function getSize(width = '', height = ''): { width: string; height: string } {
  const sides = [width, height].map((side) => (/^\d{1,4}$/.test(side) ? Number(side) : 0));
  const isSize = sides.every((side) => side > 0 && side <= largestSide);
  const [w, h] = isSize ? sides : [usualSize.width, usualSize.height];
  return { width: String(w), height: String(h) };
}
