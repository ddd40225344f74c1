/** What texts of a kind look like. Fields and the rules of described forms share them. */
export const patterns = {
  /** E.164. */
  phone: /^\+[1-9]\d{6,14}$/,
  url: /^https?:\/\/[^\s/?#.]+(?:\.[^\s/?#.]+)+(?:[/?#]\S*)?$/i,
  email: /^[^\s@<>()[\]\\,;:"]+@[^\s@.<>()[\]\\,;:"]+(?:\.[^\s@.<>()[\]\\,;:"]+)+$/,
  vatId: /^GB(?:\d{9}|\d{12}|(?:GD|HA)\d{3})$/i,
  vatIdCountry: /GB/i,
  digits: /^\d*$/,
  digit: /\d/,
  letter: /\p{L}/u,
  lettersAndDigits: /^[\p{L}\d]*$/u,
} as const;
