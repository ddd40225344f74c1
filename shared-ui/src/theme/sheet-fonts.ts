/*
 * Archivo has 1000 units an em, ascent 878, descent 210, no line gap. The fallback fonts are Arial, scaled to
 * Archivo's average advance at the weights the design uses (98.4%, 95.4% and 101%), so that no line breaks
 * elsewhere when the font arrives.
 */
const fallbacks = [
  { weights: '100 549', sources: ['Arial', 'Liberation Sans', 'Arimo'], scale: 0.984 },
  { weights: '550 659', sources: ['Arial Bold', 'Liberation Sans Bold', 'Arimo Bold'], scale: 0.954 },
  { weights: '660 900', sources: ['Arial Bold', 'Liberation Sans Bold', 'Arimo Bold'], scale: 1.01 },
];

function percent(share: number): string {
  return `${(share * 100).toFixed(2)}%`;
}

/** The font and its metric-matched fallback. */
export function sheetFonts(fontUrl: string): string {
  const faces = fallbacks.map(({ weights, sources, scale }) => {
    const local = sources.map((name) => `local('${name}')`).join(',');
    const metrics = `ascent-override:${percent(0.878 / scale)};descent-override:${percent(0.21 / scale)};line-gap-override:0%`;
    return `@font-face{font-family:'Archivo Fallback';src:${local};font-weight:${weights};size-adjust:${percent(scale)};${metrics}}`;
  });
  const url = fontUrl.replace(/["'()\\\s<>]/g, encodeURIComponent);
  return [
    `@font-face{font-family:'Archivo';src:url('${url}') format('woff2');font-weight:100 900;font-style:normal;font-display:swap}`,
    ...faces,
  ].join('\n');
}
