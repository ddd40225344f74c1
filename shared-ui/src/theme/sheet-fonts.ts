/*
 * Archivo has 1000 units an em, ascent 878, descent 210, no line gap. Each fallback is a font that many systems have (Arial on
 * Windows and Apple's, Roboto on Android, DejaVu Sans on Linux), scaled to Archivo's average advance at the weights that the
 * design uses (400, 600 and 750), so that line breaks stay the same when the font is loaded.
 */
const weights = { regular: '100 549', semibold: '550 659', bold: '660 900' };
const fallbacks = [
  {
    family: 'Archivo Fallback',
    regular: ['Arial', 'Liberation Sans', 'Arimo'],
    bold: ['Arial Bold', 'Liberation Sans Bold', 'Arimo Bold'],
    scale: { regular: 0.984, semibold: 0.954, bold: 1.01 },
  },
  {
    family: 'Archivo Fallback Roboto',
    regular: ['Roboto', 'Roboto-Regular'],
    bold: ['Roboto Bold', 'Roboto-Bold'],
    scale: { regular: 0.991, semibold: 1.008, bold: 1.067 },
  },
  {
    family: 'Archivo Fallback DejaVu',
    regular: ['DejaVu Sans'],
    bold: ['DejaVu Sans Bold'],
    scale: { regular: 0.86, semibold: 0.79, bold: 0.855 },
  },
];

/** The families of the page's text, the best first. */
export const fontFamilies = ['Archivo', ...fallbacks.map(({ family }) => family)]
  .map((family) => `'${family}'`)
  .join(',');

function percent(share: number): string {
  return `${(share * 100).toFixed(2)}%`;
}

/** The font and its metric-matched fallbacks. */
export function sheetFonts(fontUrl: string): string {
  const faces = fallbacks.flatMap(({ family, scale, ...sources }) =>
    (['regular', 'semibold', 'bold'] as const).map((weight) => {
      const local = sources[weight === 'regular' ? 'regular' : 'bold']
        .map((name) => `local('${name}')`)
        .join(',');
      const size = scale[weight];
      const metrics = `ascent-override:${percent(0.878 / size)};descent-override:${percent(0.21 / size)};line-gap-override:0%`;
      return `@font-face{font-family:'${family}';src:${local};font-weight:${weights[weight]};size-adjust:${percent(size)};${metrics}}`;
    }),
  );
  const url = fontUrl.replace(/["'()\\\s<>]/g, encodeURIComponent);
  return [
    `@font-face{font-family:'Archivo';src:url('${url}') format('woff2');font-weight:100 900;font-style:normal;font-display:swap}`,
    ...faces,
  ].join('\n');
}
