import { colourOrNull, textOrNull, whole } from '@summit/contract/forms/resource-rules';
import { settings } from '@summit/contract/shapes/settings';
import { messages } from '@summit/contract/words/messages';
import { sectionResource } from '../settings/section-resource.ts';

const colours = [
  'decorativeAccents.accent',
  'header.background',
  'header.text',
  'buttons.background',
  'buttons.text',
  'inputs.border',
  'inputs.background',
  'checkbox.checked',
  'radio.checked',
  'link.color',
  'error.color',
  'footer.background',
  'footer.text',
];

/** A length of CSS, such as `8px`. */
const length = textOrNull(10).matches(/^\d+(?:\.\d+)?(?:px|rem|em|%)$/, {
  message: messages.length,
  excludeEmptyString: true,
});

/** The looks of the season: one entry, `theme`. */
export const themeResource = sectionResource({
  sections: { theme: settings.fields.theme },
  rules: {
    ...Object.fromEntries(colours.map((name) => [`theme.${name}`, colourOrNull()])),
    'theme.buttons.radius': length,
    'theme.decorativeAccents.motifSeed': whole(0, 2 ** 31 - 1).defined(),
    'theme.decorativeAccents.edition': whole(1, 999).defined(),
  },
  drops: ['settings'],
});
