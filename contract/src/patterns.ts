/** Patterns of particular kinds of text, shared by fields and the rules of described forms. */
export const patterns = {
  /** E.164. */
  phone: /^\+[1-9]\d{6,14}$/,
  url: /^https?:\/\/[^\s/?#.]+(?:\.[^\s/?#.]+)+(?:[/?#]\S*)?$/i,
  /** Nothing in it is invisible: \p{C} are control characters, direction marks and the like. */
  email: /^[^\s\p{C}@<>()[\]\\,;:"]+@[^\s\p{C}@.<>()[\]\\,;:"]+(?:\.[^\s\p{C}@.<>()[\]\\,;:"]+)+$/u,
  vatId: /^GB(?:\d{9}|\d{12}|(?:GD|HA)\d{3})$/i,
  vatIdCountry: /GB/i,
  digits: /^\d*$/,
  digit: /\d/,
  letter: /\p{L}/u,
  lettersAndDigits: /^[\p{L}\d]*$/u,
} as const;
