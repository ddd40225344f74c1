import type { Schema } from 'yup';
import { colourOrNull, textOrNull, whole } from '@summit/contract/forms/resource-rules';
import { settings } from '@summit/contract/shapes/settings';
import { messages } from '@summit/contract/words/messages';
import { getLeaves } from '../settings/section-leaves.ts';
import { sectionResource } from '../settings/section-resource.ts';

const { theme } = settings.fields;

/** Every text of the theme is a colour, except for the radius, which has a separate rule below. */
const colours = getLeaves(theme as Schema).filter(([, { type }]) => type === 'string');

/** A length of CSS, such as `8px`. */
const length = textOrNull(10).matches(/^\d+(?:\.\d+)?(?:px|rem|em|%)$/, {
  message: messages.length,
  excludeEmptyString: true,
});

/** The look of the season: one entry, `theme`. */
export const themeResource = sectionResource({
  sections: { theme },
  rules: {
    ...Object.fromEntries(colours.map(([name]) => [`theme.${name}`, colourOrNull()])),
    'theme.buttons.radius': length,
    'theme.decorativeAccents.motifSeed': whole(0, 2 ** 31 - 1).defined(),
    'theme.decorativeAccents.edition': whole(1, 999).defined(),
  },
  drops: ['settings'],
});
