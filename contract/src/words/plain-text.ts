import type { Maybe, Message, Reference } from 'yup';
import * as limits from '../limits/limits.ts';
import { StringSchema } from '../yup.ts';
import { countCharacters } from './count-characters.ts';
import { messages } from './messages.ts';
import { normaliseLine, normaliseLines, normalisePassword } from './normalise-text.ts';

/** A lone surrogate: no encoding can represent it. */
const halfCharacter = /\p{Surrogate}/u;

/** Whether a text can be stored and sent as it is: without NUL and lone surrogates. */
export function isPlainText(text: string): boolean {
  return !text.includes('\0') && !halfCharacter.test(text);
}

/** Numbers and booleans are read as text; a list or an object is refused, whatever its `toString` returns. */
function asText(value: unknown): unknown {
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : value;
}

/** No text is composed to less than a quarter of what was sent: what is longer than this many times its limit is too long. */
const composedOf = 4;

type Convert = (value: unknown, original: unknown, schema: never, options: never) => unknown;

/** Converts a typed text to its meaning, by the kind of text. */
type Reading = (typed: string) => string;

/**
 * Text that somebody has sent. What is no text, what cannot be stored and what is longer than `max` is refused before
 * any other rule checks it, so that no rule ever sees more text than its field allows. What other rules see, and what is
 * stored, is what the text means: composed, and without signs that nobody sees. Lengths are counted in characters.
 */
class PlainTextSchema<T extends Maybe<string>> extends StringSchema<T> {
  private longest: number = limits.maxTextLength;

  constructor(reading: Reading) {
    super();
    // Called as a method of the current copy of the schema: each has its own `longest`.
    this.transforms = [asText];
    this._typeCheck = function (this: PlainTextSchema<T>, value: unknown): value is NonNullable<T> {
      return typeof value === 'string' && this.fits(value) && isPlainText(value);
    };
    this.refuseWith(messages.maxLength);
    this.withMutation((schema) =>
      schema.transform((value: unknown) =>
        typeof value === 'string' && isPlainText(value) ? reading(value) : value,
      ),
    );
  }

  private fits(text: string): boolean {
    if (text.length <= this.longest) return true;
    return text.length <= this.longest * 2 && countCharacters(text) <= this.longest;
  }

  private refuseWith(tooLong: Message): void {
    const refusal = ({ value }: { value?: unknown }): unknown => {
      if (typeof value !== 'string') return messages.text;
      return isPlainText(value) ? tooLong : messages.plainText;
    };
    this.withMutation((schema) => schema.typeError(refusal as Message));
  }

  override clone(spec?: Parameters<StringSchema<T>['clone']>[0]): this {
    const copy = super.clone(spec);
    copy.longest = this.longest;
    return copy;
  }

  override max(max: number | Reference<number>, message: Message = messages.maxLength): this {
    const next = this.test({
      name: 'max',
      exclusive: true,
      message,
      params: { max },
      skipAbsent: true,
      test(value) {
        return countCharacters(String(value)) <= this.resolve(max);
      },
    });
    if (typeof max === 'number') next.longest = max;
    next.refuseWith(message);
    return next;
  }

  override min(min: number | Reference<number>, message?: Message): this {
    return this.test({
      name: 'min',
      exclusive: true,
      message,
      params: { min },
      skipAbsent: true,
      test(value) {
        return countCharacters(String(value)) >= this.resolve(min);
      },
    });
  }

  /** What is refused for its length is not converted either. */
  override transform(convert: Convert): this {
    const next = this.clone();
    const unlessLong = function (
      this: PlainTextSchema<T>,
      value: unknown,
      ...others: [unknown, never, never]
    ) {
      const isLong = typeof value === 'string' && value.length > this.longest * composedOf;
      return isLong ? value : convert(value, ...others);
    };
    next.transforms.push(unlessLong as (typeof next.transforms)[number]);
    return next;
  }

  override trim(): this {
    return this.transform((value: unknown) => (typeof value === 'string' ? value.trim() : value));
  }
}

/**
 * The schema that every text of a body, a query, a path or a form begins with: one line, without signs that nobody sees;
 * at most `limits.maxTextLength` characters.
 */
export function plainText<T extends string = string>(): StringSchema<T | undefined> {
  return new PlainTextSchema<T | undefined>(normaliseLine);
}

/** The same for texts of several lines. */
export function plainLines(): StringSchema<string | undefined> {
  return new PlainTextSchema<string | undefined>(normaliseLines);
}

/** The same for a password that is set: the letters that it is hashed by. */
export function newSecret(): StringSchema<string | undefined> {
  return new PlainTextSchema<string | undefined>(normalisePassword);
}

/**
 * The same for what is stored or compared as it was typed: an address, whose rules refuse what cannot be seen, and a password,
 * because an older one may be stored as it was typed.
 */
export function typedText(): StringSchema<string | undefined> {
  return new PlainTextSchema<string | undefined>((typed) => typed);
}
