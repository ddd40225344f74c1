import type { ThemeOptions } from '@mui/material/styles';
import type { Palette } from '@summit/shared-ui/theme/tokens';

/** How the parts of MUI look here: flat, on thin rules, with the site's focus ring, and large enough to touch. */
export function parts({
  hairline,
  lineStrong,
  accent,
  inkSoft,
  ink,
  wash,
}: Palette): ThemeOptions['components'] {
  const ring = { outline: `3px solid ${accent}`, outlineOffset: 2 };
  return {
    MuiButtonBase: {
      defaultProps: { disableRipple: true },
      styleOverrides: { root: { '&.Mui-focusVisible': ring } },
    },
    MuiButton: {
      defaultProps: { disableElevation: true },
      styleOverrides: { root: { minHeight: 40, '@media (pointer: coarse)': { minHeight: 44 } } },
    },
    MuiIconButton: { styleOverrides: { root: { color: ink } } },
    MuiPaper: {
      defaultProps: { elevation: 0 },
      styleOverrides: {
        root: { backgroundImage: 'none' },
        elevation1: { boxShadow: 'none', border: `1px solid ${hairline}` },
      },
    },
    MuiDialog: { styleOverrides: { paper: { border: `1px solid ${lineStrong}`, boxShadow: 'none' } } },
    MuiDialogTitle: { styleOverrides: { root: { fontWeight: 750 } } },
    MuiDialogActions: { styleOverrides: { root: { padding: '8px 24px 20px' } } },
    MuiOutlinedInput: {
      defaultProps: { notched: true },
      styleOverrides: {
        notchedOutline: { borderColor: lineStrong },
        root: {
          '&.Mui-focused .MuiOutlinedInput-notchedOutline': { borderColor: accent },
          // Read-only fields look different from editable ones. A text of several lines has a hidden copy of
          // itself to be measured, which nobody can type into.
          '&:has([readonly]:not([aria-hidden]))': { backgroundColor: wash },
          '&:has([readonly]:not([aria-hidden])) .MuiOutlinedInput-notchedOutline': { borderColor: hairline },
        },
      },
    },
    MuiTextField: { defaultProps: { variant: 'outlined', size: 'small' } },
    MuiFormControl: { defaultProps: { variant: 'outlined', size: 'small' } },
    // A field's label is always above it, so that in an empty field it is not mistaken for an example.
    MuiInputLabel: {
      defaultProps: { shrink: true },
      styleOverrides: { root: { color: inkSoft } },
    },
    MuiTableCell: {
      styleOverrides: {
        root: { borderBottom: `1px solid ${hairline}`, fontVariantNumeric: 'tabular-nums' },
        head: { color: inkSoft, fontWeight: 650, backgroundColor: 'transparent' },
      },
    },
    MuiTableRow: { styleOverrides: { root: { '&.MuiTableRow-hover:hover': { backgroundColor: wash } } } },
    MuiLink: { defaultProps: { underline: 'always' } },
  };
}
