import { type DefaultTreeAdapterTypes, parseFragment, serialize } from 'parse5';
import sanitize from 'sanitize-html';
import { describe, expect, test } from 'vitest';
import { safeRichText } from './rich-text.ts';

const origin = 'https://summit.example';
const mediaName = `${'a1'.repeat(16)}.svg`;

/** Publicly known attacks, each of which once passed some sanitizer. */
const attacks = [
  '<script>alert(1)</script>',
  '<SCRIPT SRC=https://evil.example/x.js></SCRIPT>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<<SCRIPT>alert(1);//\\<</SCRIPT>',
  '<script\n>alert(1)</script\n>',
  '<script/x>alert(1)</script>',
  '<script type="text/javascript">alert(1)',
  '<script>alert(1)<!--',
  '<img src=x onerror=alert(1)>',
  '<img src=x onerror="alert(1)"//',
  '<IMG """><SCRIPT>alert(1)</SCRIPT>"\\>',
  '<img/src="x"/onerror=alert(1)>',
  '<img src="javascript:alert(1)">',
  '<img src=`javascript:alert(1)`>',
  '<img src="data:image/svg+xml;base64,PHN2Zy8+">',
  '<img src="https://evil.example/track.gif">',
  '<img src="//evil.example/track.gif">',
  `<img src="/media/${mediaName}" onload=alert(1) style="position:fixed;inset:0">`,
  `<img src="/media/../../${mediaName}">`,
  `<img src="/media/${mediaName}?x=y" srcset="https://evil.example/x 2x">`,
  '<image src=x onerror=alert(1)>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="JaVaScRiPt:alert(1)">x</a>',
  '<a href="  javascript:alert(1)">x</a>',
  '<a href="java\tscript:alert(1)">x</a>',
  '<a href="java\nscript:alert(1)">x</a>',
  '<a href="&#106;avascript:alert(1)">x</a>',
  '<a href="&#x6A;&#x61;vascript:alert(1)">x</a>',
  '<a href="javascript&colon;alert(1)">x</a>',
  '<a href="javascript&NewLine;:alert(1)">x</a>',
  '<a href="\x01javascript:alert(1)">x</a>',
  '<a href="\u00a0javascript:alert(1)">x</a>',
  '<a href="vbscript:msgbox(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="blob:https://evil.example/1">x</a>',
  '<a href="view-source:javascript:alert(1)">x</a>',
  '<a href="//evil.example/">x</a>',
  '<a href="/\\evil.example/" onclick=alert(1)>x</a>',
  '<a href=x onmouseover=alert(1)>x</a>',
  '<a onfocus=alert(1) autofocus tabindex=1>x</a>',
  '<p onclick=alert(1)>x</p>',
  '<p style="background:url(javascript:alert(1))">x</p>',
  '<p style="width:expression(alert(1))">x</p>',
  '<p id=attributes><p name=body>clobber</p>',
  '<style>@import "https://evil.example/x.css";</style>',
  '<style><img src="</style><img src=x onerror=alert(1)//">',
  '<link rel=stylesheet href=https://evil.example/x.css>',
  '<base href="https://evil.example/">',
  '<meta http-equiv=refresh content="0;url=javascript:alert(1)">',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<frameset onload=alert(1)><frame src=x></frameset>',
  '<object data="javascript:alert(1)"></object>',
  '<embed src="javascript:alert(1)">',
  '<applet code="evil.class"></applet>',
  '<svg onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<svg><a xlink:href="javascript:alert(1)"><text x=0 y=20>x</text></a></svg>',
  '<svg><animate onbegin=alert(1) attributeName=x dur=1s>',
  '<svg><use href="data:image/svg+xml,<svg id=x onload=alert(1)>#x"/></svg>',
  '<svg><style><img title="</style><img src onerror=alert(1)>"></style></svg>',
  '<math><mi xlink:href="javascript:alert(1)">x</mi></math>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<template><script>alert(1)</script></template>',
  '<textarea><img title="</textarea><img src=x onerror=alert(1)>"></textarea>',
  '<title><img title="</title><img src=x onerror=alert(1)>"></title>',
  '<xmp><p title="</xmp><img src=x onerror=alert(1)>"></xmp>',
  '<noembed><p title="</noembed><img src=x onerror=alert(1)>"></noembed>',
  '<plaintext><img src=x onerror=alert(1)>',
  '<select><option><img src=x onerror=alert(1)></option></select>',
  '<form action="javascript:alert(1)"><button>x</button></form>',
  '<button formaction="javascript:alert(1)">x</button>',
  '<input autofocus onfocus=alert(1)>',
  '<isindex type=image src=1 onerror=alert(1)>',
  '<details open ontoggle=alert(1)>x</details>',
  '<video><source onerror=alert(1)></video>',
  '<audio src=x onerror=alert(1)></audio>',
  '<video poster="javascript:alert(1)"></video>',
  '<marquee onstart=alert(1)>x</marquee>',
  '<body onload=alert(1)>',
  '<table background="javascript:alert(1)"><td background="javascript:alert(1)">x</table>',
  '<!--<img src="--><img src=x onerror=alert(1)//">',
  '<![CDATA[<img src=x onerror=alert(1)>]]>',
  '<?xml version="1.0"?><script>alert(1)</script>',
  '<!DOCTYPE x [<!ENTITY y "<script>">]><p>&y;</p>',
  '<custom-element onclick=alert(1)>x</custom-element>',
  '<p/onclick=alert(1)/title=x>x</p>',
  '<p title="x" onclick\u000c=\u000calert(1)>x</p>',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '<a href="https://ok.example" target=_blank rel=opener>x</a>',
];

const elements = new Set(
  `h2 h3 h4 p br hr blockquote pre figure figcaption ul ol li dl dt dd table caption thead tbody tfoot tr th td a strong
   b em i u s small sup sub code abbr img`.split(/\s+/),
);
const attributes = new Set(
  'href title rel src alt width height loading decoding scope colspan rowspan start reversed'.split(' '),
);

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

/** Every element of a text as a browser would parse it, including nested ones. */
function getElements(nodes: Node[]): Element[] {
  return nodes.flatMap((node) => ('tagName' in node ? [node, ...getElements(node.childNodes)] : []));
}

/** Unsafe elements and attributes that a browser would find in a text. */
function dangersIn(html: string): string[] {
  return getElements(parseFragment(html).childNodes).flatMap((element) => [
    ...(elements.has(element.tagName) ? [] : [`<${element.tagName}>`]),
    ...(element.namespaceURI === 'http://www.w3.org/1999/xhtml' ? [] : [element.namespaceURI]),
    ...element.attrs.filter(({ name }) => !attributes.has(name)).map(({ name }) => name),
    ...element.attrs.filter(({ name, value }) => !isSafe(name, value)).map(({ value }) => value),
  ]);
}

function isSafe(name: string, value: string): boolean {
  if (name === 'src') return value === `/media/${mediaName}`;
  if (name !== 'href') return true;
  const { protocol, host } = new URL(value, origin);
  return ['mailto:', 'tel:'].includes(protocol) || /^https?:/.test(value) || host === new URL(origin).host;
}

describe('rich text', () => {
  test.each(attacks)('%j is made harmless', (attack) => {
    expect(dangersIn(safeRichText(attack, origin))).toEqual([]);
    const within = safeRichText(`<table><tr><td>${attack}</td></tr></table><p>after ${attack}`, origin);
    expect(dangersIn(within)).toEqual([]);
    // Sanitising is idempotent.
    expect(safeRichText(within, origin)).toBe(within);
  });

  test('nearly all of the attacks would work in a browser without sanitising', () => {
    expect(attacks.length).toBeGreaterThanOrEqual(60);
    expect(attacks.filter((attack) => dangersIn(attack).length > 0).length).toBeGreaterThan(75);
  });

  test('keeps headings, lists, tables and emphasis', () => {
    const html =
      '<h2>When</h2><ul><li>one <strong>two</strong></li></ul><table><thead><tr><th scope="col">Day</th></tr></thead>' +
      '<tbody><tr><td colspan="2">Tue &amp; Wed</td></tr></tbody></table>';
    expect(safeRichText(html, origin)).toBe(html);
  });

  test.each([
    ['/agenda', '<a href="/agenda">x</a>'],
    ['#top', '<a href="#top">x</a>'],
    ['mailto:a@b.example', '<a href="mailto:a@b.example">x</a>'],
    ['tel:+442079460127', '<a href="tel:+442079460127">x</a>'],
    [`${origin}/about`, `<a href="${origin}/about">x</a>`],
    ['https://b.example/c', '<a href="https://b.example/c" rel="noopener noreferrer">x</a>'],
    [`${origin}.evil.example/`, `<a href="${origin}.evil.example/" rel="noopener noreferrer">x</a>`],
  ])('has a link to %s', (address, expected) => {
    expect(safeRichText(`<a href="${address}" target="_blank" rel="opener">x</a>`, origin)).toBe(expected);
  });

  test.each([
    ['width="640" height="480"', 'width="640" height="480"'],
    ['', 'width="1200" height="800"'],
    ['width="100%" height="99999"', 'width="1200" height="800"'],
  ])('reserves room for pictures: %s', (given, reserved) => {
    const expected = `<img src="/media/${mediaName}" alt="A hall" ${reserved} loading="lazy" decoding="async">`;
    expect(safeRichText(`<img src="/media/${mediaName}" alt="A hall" ${given}>`, origin)).toBe(expected);
    expect(safeRichText(`<img src="/api/media/${mediaName}" alt="A hall" ${given}>`, origin)).toBe(expected);
  });

  test('is fast with deeply nested markup', () => {
    const before = process.cpuUsage();
    expect(dangersIn(safeRichText('<b><i>'.repeat(20_000), origin))).toEqual([]);
    // This measures work, not time, because a busy machine is slower.
    const { user, system } = process.cpuUsage(before);
    expect(user + system).toBeLessThan(2_000_000);
  });
});

/** Malformed markup that organisers may paste, and browsers repair differently. */
const broken = [
  '<p>One<p>Two',
  '<p>Words <h2>Heading</h2> more</p>',
  '<ul><li>One<li>Two</ul>',
  '<a href="/a">one <a href="/b">two</a></a>',
  '<table><tr><td>One<td>Two<tr><td>Three</table>',
  '<table>Words<tr><td>Cell</td></tr></table>',
  '<b>bold <i>both</b> italic</i>',
  '<dl><dt>Term<dd>Words<dt>Next</dl>',
  '<p><ul><li>List in a paragraph</li></ul></p>',
  '</p>Words</div>',
  'a < b && c > d',
];

test.each(broken)('is the same for every HTML parser: %s', (html) => {
  const text = safeRichText(html, origin);
  // It is parsed like in a browser, and like on the site's server, which repairs nothing.
  expect(serialize(parseFragment(text))).toBe(text);
  const asServer = sanitize(text, {
    allowedTags: false,
    allowedAttributes: false,
    allowVulnerableTags: true,
  });
  expect(asServer.replaceAll(' />', '>')).toBe(text);
});
