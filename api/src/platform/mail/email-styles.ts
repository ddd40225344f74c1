import { lightColours, white } from '@summit/contract/frame/brand';

const font = "font-family:'Helvetica Neue',Helvetica,Arial,sans-serif";
const { ink, inkSoft: soft, paper, hairline, sheet } = lightColours;
/** Keeps long words within the page; some mail programs support the one property, some the other. */
const wrap = 'overflow-wrap:anywhere;word-break:break-word';

/** The dark variants of ink and paper, for mail programs that follow the reader's theme. */
const dark = { ground: '#0c0a12', sheet: '#161321', ink: '#f3f0e8', soft: '#b3afbd', hairline: '#3a3548' };

/** Ink and paper, one accent. Inline for every program; the sheet adds narrow windows and the dark theme. */
export function emailStyles(accent: string) {
  return {
    sheet: [
      'a{text-underline-offset:3px}',
      '@media (max-width:620px){.sheet{width:100%!important}.pad{padding-left:22px!important;padding-right:22px!important}.title{font-size:32px!important}}',
      '@media (prefers-color-scheme:dark){',
      `.ground{background:${dark.ground}!important}.sheet{background:${dark.sheet}!important;border-color:${accent} ${dark.hairline} ${dark.hairline}!important}`,
      `.ink{color:${dark.ink}!important}.soft{color:${dark.soft}!important}.bar{background:${dark.soft}!important}`,
      `.rule{border-color:${dark.ink}!important}.hair{border-color:${dark.hairline}!important}.ticket{border-color:${dark.hairline} ${dark.hairline} ${dark.hairline} ${accent}!important}`,
      '}',
    ].join(''),
    body: `margin:0;padding:0;background:${paper};-webkit-text-size-adjust:100%`,
    ground: `background:${paper}`,
    sheetBox: `width:600px;max-width:600px;background:${sheet};border:1px solid ${hairline};border-top:6px solid ${accent}`,
    hidden: 'display:none;max-height:0;overflow:hidden;mso-hide:all',
    head: `border-bottom:2px solid ${ink}`,
    name: `${font};font-size:20px;font-weight:800;letter-spacing:-0.02em;${wrap};color:${ink};padding:0 0 12px`,
    line: `${font};font-size:13px;color:${soft};padding:0 0 12px`,
    title: `${font};margin:0;font-size:40px;line-height:1.08;font-weight:800;letter-spacing:-0.02em;${wrap};color:${ink}`,
    paragraph: `${font};margin:0 0 14px;font-size:16px;line-height:1.55;${wrap};color:${ink}`,
    ticket: `border:1px solid ${hairline};border-left:6px solid ${accent}`,
    picture: 'padding:22px 22px 4px',
    furtherLink: `color:${ink};font-weight:600`,
    firstFact: 'padding:18px 22px 14px',
    fact: `padding:10px 22px 12px;border-top:1px solid ${hairline}`,
    label: `${font};font-size:12px;line-height:1.4;${wrap};color:${soft}`,
    firstValue: `font-family:'SFMono-Regular',Consolas,'Liberation Mono',monospace;font-size:26px;line-height:1.3;font-weight:700;letter-spacing:0.02em;${wrap};color:${ink}`,
    value: `${font};font-size:16px;line-height:1.4;font-weight:600;${wrap};color:${ink}`,
    button: `${font};display:inline-block;padding:15px 26px;font-size:16px;line-height:18px;font-weight:700;text-decoration:none`,
    address: `${font};margin:12px 0 0;font-size:12px;line-height:1.5;color:${soft}`,
    addressLink: `color:${soft};word-break:break-all`,
    small: `${font};margin:0;font-size:14px;line-height:1.5;${wrap};color:${soft}`,
    foot: `background:${ink};padding:24px 40px 26px`,
    footLine: `${font};margin:0 0 6px;font-size:13px;line-height:1.5;${wrap};color:#cfcbd8`,
    footLink: `color:${white};font-weight:700`,
  };
}

/** White or ink, whichever is easier to read on a colour. */
export function readableOn(colour: string): string {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    linear(parseInt(colour.slice(at, at + 2), 16)),
  );
  const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  return luminance > 0.18 ? ink : white;
}

function linear(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}
