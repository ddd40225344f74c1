import { seededRandom } from './seeded-random.ts';

/** How many texts there are. */
const count = 500;

const megabyte = 1024 * 1024;

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

function around(marks: readonly (string | number)[]): string[] {
  return marks.map((mark) => `be${typeof mark === 'number' ? String.fromCodePoint(mark) : mark}fore`);
}

/** The texts of a table, with bars between them. */
function listed(table: string): string[] {
  return table.split('¦').map((text) => text.trim());
}

const controls = around([...range(0x00, 0x1f), ...range(0x7f, 0x9f)]);

const nuls = [
  '\0',
  '\0\0\0',
  'end\0',
  '\0begin',
  '%00',
  '\\0',
  '\\u0000',
  'a\0@b.example',
  'x.jpg\0.png',
  ' \0 ',
];

const halves = [
  ...['\ud800', '\udbff', '\udc00', '\udfff', '\ud83d', '\ude00'].flatMap((half) => [
    half,
    `a${half}`,
    `${half}z`,
  ]),
  '\udc00\ud800',
  '\ud83d\ud83d\ude00',
  '\ude00\ud83d',
];

const directions = around([
  ...range(0x200b, 0x200f),
  ...range(0x202a, 0x202e),
  ...range(0x2060, 0x206f),
  0x61c,
  0xfeff,
  0xfffd,
  0xfffe,
  0xffff,
  0x10ffff,
  0xe0001,
  'שלום',
  'مرحبا بالعالم',
  '\u202egnp.exe',
  'ﷺ',
]);

const scripts = [
  ...[
    'Ω≈ç√∫',
    'Straße',
    'İstanbul',
    'ǅ',
    'ﬁ',
    'ﬀ',
    '𝔘𝔫𝔦',
    'Ｆｕｌｌ',
    '１２３',
    '٣',
    '½',
    '田中さん',
    '😀',
    '👩‍👩‍👧‍👦',
    '🇬🇧',
    '🏴󠁧󠁢󠁥󠁮󠁧󠁿',
  ],
  `Z${'\u0335\u0321\u0301'.repeat(30)}algo`,
  'e\u0301',
  '\u0301',
  '\u00a0',
  '\u3000',
  '\u2028',
  '\u2029',
];

const formats = [
  '${7*7}',
  '$`',
  '\\',
  '\\\\',
  '`id`',
  'a\r\nBcc: all@b.example',
  'a\nb',
  'a\rb',
  'a\tb',
  '\r\n\r\n',
  ...listed(String.raw`
%s ¦ %n ¦ %d ¦ %x%x%x%x ¦ %99999999s ¦ %p ¦ %% ¦ % ¦ %zz ¦ %c0%af ¦ %u0000 ¦ %252e ¦ {0} ¦ {} ¦ {{7*7}} ¦
#{7*7} ¦ <%= 7*7 %> ¦ $& ¦ $' ¦ $1 ¦ $$ ¦ \x00 ¦ \n ¦ \u202e ¦ @{x} ¦ !! ¦ ~ ¦ ^ ¦ $(id) ¦ ; id ¦ | id ¦
&& id ¦ %0d%0aSet-Cookie: a=b ¦ data:text/html,x ¦ javascript:alert(1) ¦ =1+1 ¦ +1+1 ¦ -1+1 ¦ @SUM(1)`),
];

const markup = [
  'http://evil.example/$`',
  ...listed(String.raw`
<script>alert(1)</script> ¦ <img src=x onerror=alert(1)> ¦ <svg onload=alert(1)> ¦ <b> ¦ </b> ¦ <a<a<a ¦
<!-- ¦ --> ¦ <![CDATA[ ¦ ]]> ¦ <?xml version="1.0"?> ¦
<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]>&b; ¦ &lt; ¦ &#0; ¦ &#x202e; ¦ &amp;amp; ¦
"><script> ¦ '><script> ¦ " onmouseover="alert(1) ¦ </title> ¦ </textarea> ¦ <iframe src=//evil.example> ¦
<a href="javascript:alert(1)">x</a> ¦ <style>*{x:expression(1)}</style> ¦ <math><mtext> ¦
[x](javascript:alert(1)) ¦ ![x](x) ¦ <http://evil.example> ¦ //evil.example ¦ \\evil`),
];

const statements = listed(String.raw`
' ¦ '' ¦ " ¦ ' or 1=1 -- ¦ " or ""=" ¦ '; drop table attendees; -- ¦ ' union select 1 -- ¦ x' and 1=0 ¦
1; select pg_sleep(5) ¦ ' || pg_sleep(5) || ' ¦ % ¦ _ ¦ %_% ¦ \% ¦ \' ¦ E'\x00' ¦ $$x$$ ¦ -- ¦ /* ¦ */ ¦
; ¦ # ¦ ') or ('1'='1 ¦ admin'-- ¦ NULL ¦ 1' order by 99-- ¦ {1,2} ¦ (1,2) ¦ ::uuid ¦ '::jsonb ¦ :name ¦
$1 ¦ ? ¦ @@x ¦ [[:<:]] ¦ \y ¦ .* ¦ ^(a+)+$ ¦ (?=x) ¦ [ ¦ ) ¦ * ¦ a{99999} ¦ {"$gt":""} ¦ {"$ne":null} ¦
*)(uid=*))(|(uid=*`);

const paths = [
  'C:\\',
  ' ',
  '',
  '\u00a0',
  ...listed(String.raw`
../../../etc/passwd ¦ ..\..\windows ¦ /etc/passwd ¦ // ¦ /. ¦ /.. ¦ . ¦ .. ¦ %2e%2e%2f ¦ ..%2f ¦ ..;/ ¦
file:///etc/passwd ¦ con ¦ nul ¦ aux.txt ¦ .htaccess ¦ a/b ¦ a%2fb ¦ a?b ¦ a#b ¦ a&b=c ¦ a;b ¦ a,b ¦ + ¦
a+b ¦ %20`),
];

const values = listed(String.raw`
null ¦ undefined ¦ true ¦ false ¦ NaN ¦ Infinity ¦ -Infinity ¦ 0 ¦ -0 ¦ -1 ¦ 1e400 ¦ 1e-400 ¦ 1e308 ¦
0x10 ¦ 0b1 ¦ 1_000 ¦ 9007199254740993 ¦ 99999999999999999999 ¦ -9223372036854775809 ¦ 2147483648 ¦ 0.1 ¦
1,5 ¦ ٣ ¦ [] ¦ {} ¦ "" ¦ [object Object] ¦ {"a":1} ¦ [1 ¦ __proto__ ¦ constructor ¦ toString ¦
hasOwnProperty ¦ prototype ¦ __defineGetter__ ¦ length ¦ then ¦ toJSON ¦ 2027-02-30 ¦ 0000-00-00 ¦
99999-01-01 ¦ 24:61 ¦ 1970-01-01T00:00:00Z ¦ 00000000-0000-0000-0000-000000000000 ¦
ffffffff-ffff-ffff-ffff-ffffffffffff ¦ GG000000-0000-4000-8000-000000000000`);

const starts = ['=', "'", '"', '<', '<a', '</', ' ', '\t', '0', '+44', 'a@', '.', '-'];

const long = [
  ...[20, 79, 81, 119, 121, 141, 254, 255, 301, 501, 601, 999, 1001, 2001, 10_000, 10_001].map((length) =>
    'x'.repeat(length),
  ),
  ...starts.map((start) => start.repeat(Math.ceil(2500 / start.length))),
  ...starts.map((start) => start.repeat(Math.floor(150_000 / start.length))),
  ...['x', '😀', '\0', '\ud83d', '<a', "'"].map((unit) => unit.repeat(megabyte / unit.length)),
];

/** Texts of random code units, the same ones each time. */
function noise(howMany: number): string[] {
  const random = seededRandom(20_271_122);
  const unit = () => (random() < 0.5 ? 32 + Math.floor(random() * 95) : Math.floor(random() * 0x10000));
  return Array.from({ length: howMany }, () =>
    String.fromCharCode(...Array.from({ length: 4 + Math.floor(random() * 60) }, unit)),
  );
}

const written = [
  ...new Set([
    ...controls,
    ...nuls,
    ...halves,
    ...directions,
    ...scripts,
    ...formats,
    ...markup,
    ...statements,
    ...paths,
    ...values,
    ...long,
  ]),
];

/** Texts that often break programs, in a fixed order that mixes the kinds. */
export const hostileTexts: readonly string[] = mixed([
  ...written,
  ...noise(Math.max(count - written.length, 0)),
]);

function mixed(texts: readonly string[]): string[] {
  const random = seededRandom(3_000_001);
  return texts
    .map((text) => ({ text, place: random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ text }) => text);
}

/** A text for a test's report: short, and without invisible characters. */
export function shown(text: string): string {
  const escaped = JSON.stringify(text.slice(0, 40)).replaceAll(
    /[^\x20-\x7e]/g,
    (char) => `\\u${char.charCodeAt(0).toString(16)}`,
  );
  return text.length > 40 ? `${escaped} (${text.length})` : escaped;
}
