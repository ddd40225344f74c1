import { createTheme, lighten, type Theme } from '@mui/material/styles';
import { useMemo, useSyncExternalStore } from 'react';
import { seasonPalettes } from '@summit/shared-ui/theme/palettes';
import type { Palette } from '@summit/shared-ui/theme/tokens';
import { parts } from './theme-parts.ts';

const dark = '(prefers-color-scheme: dark)';

/** The site's theme for MUI: the season's colours, the one font, thin rules, nothing that floats. */
export function useBackofficeTheme(): Theme {
  const isDark = useSyncExternalStore(followScheme, isPageDark, () => false);
  return useMemo(() => themeOf(pagePalette(isDark), isDark), [isDark]);
}

function followScheme(onChange: () => void): () => void {
  const query = window.matchMedia(dark);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

function isPageDark(): boolean {
  const chosen = document.documentElement.dataset.theme;
  return chosen ? chosen === 'dark' : window.matchMedia(dark).matches;
}

/** The page has the season's colours as variables; without them they are the design's own. */
function pagePalette(isDark: boolean): Palette {
  const palettes = seasonPalettes(undefined);
  const own = isDark ? palettes.dark : palettes.light;
  const style = window.getComputedStyle(document.documentElement);
  const entries = Object.entries(own).map(([name, colour]) => {
    const variable = name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    return [name, style.getPropertyValue(`--${variable}`).trim() || colour];
  });
  return Object.fromEntries(entries) as unknown as Palette;
}

function themeOf(palette: Palette, isDark: boolean): Theme {
  const { paper, sheet, ink, inkSoft, hairline, accent, accentFill, accentFillHover, onAccent } = palette;
  return createTheme({
    palette: {
      mode: isDark ? 'dark' : 'light',
      primary: {
        main: isDark ? accent : accentFill,
        // Under the pointer: on a dark page the words of a button are dark.
        dark: isDark ? lighten(accent, 0.25) : accentFillHover,
        contrastText: isDark ? paper : onAccent,
      },
      secondary: { main: ink, contrastText: paper },
      error: { main: palette.danger },
      success: { main: palette.success },
      warning: { main: palette.warning },
      info: { main: accent },
      text: { primary: ink, secondary: inkSoft },
      background: { default: paper, paper: sheet },
      divider: hairline,
    },
    shape: { borderRadius: 2 },
    typography: {
      fontFamily: 'var(--font)',
      fontSize: 14,
      h1: {
        fontSize: 'clamp(1.75rem, 4vw, 2.5rem)',
        fontWeight: 780,
        lineHeight: 1.05,
        letterSpacing: '-0.02em',
      },
      h2: { fontSize: '1.375rem', fontWeight: 750, lineHeight: 1.15, letterSpacing: '-0.015em' },
      h3: { fontSize: '1.0625rem', fontWeight: 700, lineHeight: 1.25 },
      button: { fontWeight: 650, textTransform: 'none' },
      overline: {
        fontSize: '0.75rem',
        fontWeight: 650,
        letterSpacing: 0,
        lineHeight: 1.4,
        textTransform: 'none',
      },
    },
    transitions: {
      duration: { enteringScreen: 180, leavingScreen: 150, standard: 180, short: 150, shorter: 150 },
    },
    components: parts(palette),
  });
}
