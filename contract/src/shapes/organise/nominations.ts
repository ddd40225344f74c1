import { fields, requiredText } from '../../forms/rules.ts';
import { nominators } from '../../registration/registration-fields.ts';
import {
  choice,
  listed,
  moment,
  nullableShape,
  nullableText,
  shape,
  text,
  whole,
} from '../../requests/response-shapes.ts';
import { awardsTypes } from '../awards.ts';

export const named = { id: text(), name: text() };

/**
 * A nomination in one of its categories. Its author is not named, except for the address that they gave for queries.
 */
export const deskNomination = shape({
  id: text(),
  categoryId: text(),
  categoryName: text(),
  awardsType: choice(awardsTypes),
  name: text(),
  url: text(),
  reason: text(),
  nominator: choice(nominators),
  /** The address for queries about the nominee; null: none was given, or the winners are announced. */
  contactEmail: nullableText(),
  nominatedAt: moment(),
  /** The nominee that it is joined to; null: none yet. */
  nominee: nullableShape(named),
  /** Nominees of the category with a name like it, the most alike first; `likeness` in per cent. */
  suggestions: listed(shape({ ...named, likeness: whole() })),
});

export const place = fields({ id: requiredText(), categoryId: requiredText() });
