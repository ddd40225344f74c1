/** How a person of the demo event is drawn. What is left out is chosen from the person's name. */
export interface Look {
  /** From the lightest (1) to the deepest (6) tone. */
  skin: 1 | 2 | 3 | 4 | 5 | 6;
  hair: HairStyle;
  hairColour: HairColour;
  clothes?: Clothes;
  glasses?: 'round' | 'square' | 'browline';
  beard?: 'full' | 'short' | 'stubble' | 'moustache' | 'goatee';
  earrings?: boolean;
  /** Fuller lips with colour. */
  lipstick?: boolean;
}

export type HairStyle =
  | 'crop'
  | 'sidePart'
  | 'quiff'
  | 'buzz'
  | 'receding'
  | 'bald'
  | 'curls'
  | 'waves'
  | 'bob'
  | 'fringe'
  | 'long'
  | 'longWaves'
  | 'bun'
  | 'ponytail'
  | 'pixie'
  | 'afro'
  | 'curlyLong'
  | 'braids'
  | 'headscarf'
  | 'turban';

export type HairColour =
  | 'black'
  | 'espresso'
  | 'brown'
  | 'chestnut'
  | 'auburn'
  | 'copper'
  | 'blond'
  | 'grey'
  | 'silver';

export type Clothes =
  | 'blazer'
  | 'suit'
  | 'shirt'
  | 'crew'
  | 'vneck'
  | 'turtleneck'
  | 'mandarin'
  | 'drape'
  | 'hoodie'
  | 'boatneck';

export const skinTones = {
  1: { light: '#f5d7c3', shade: '#e3b79d', line: '#a8654c' },
  2: { light: '#ecc3a2', shade: '#d5a27e', line: '#95553c' },
  3: { light: '#d9a67d', shade: '#bd855b', line: '#7f452c' },
  4: { light: '#bd8258', shade: '#9c6540', line: '#683620' },
  5: { light: '#925c3b', shade: '#724428', line: '#48240f' },
  6: { light: '#65402c', shade: '#4b2c1d', line: '#2c150b' },
} as const;

export const hairColours = {
  black: { base: '#17131c', strand: '#39323f' },
  espresso: { base: '#2f1f1a', strand: '#523a31' },
  brown: { base: '#553522', strand: '#7a5138' },
  chestnut: { base: '#6f3f22', strand: '#965d3a' },
  auburn: { base: '#86391d', strand: '#ab5935' },
  copper: { base: '#b65a28', strand: '#d6814c' },
  blond: { base: '#cf9f58', strand: '#e6c187' },
  grey: { base: '#827d86', strand: '#a7a2aa' },
  silver: { base: '#c9c5c4', strand: '#e6e3e1' },
} as const;

export interface Tone {
  light: string;
  shade: string;
  line: string;
}

export interface HairTone {
  base: string;
  strand: string;
}
