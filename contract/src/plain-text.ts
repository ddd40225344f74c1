import { type Maybe, type Message, type Reference, StringSchema } from 'yup';
import { limits } from './limits.ts';
import { messages } from './messages.ts';

/** A lone surrogate: no encoding can represent it. */
const halfCharacter = /\p{Surrogate}/u;

/** Whether a text can be stored and sent as it is: without NUL and lone surrogates. */
export function isPlainText(text: string): boolean {
  return !text.includes('\0') && !halfCharacter.test(text);
}

/** Numbers and switches are read as text; a list or an object is no text, whatever it would make of itself. */
function asText(value: unknown): unknown {
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : value;
}

/**
 * Text that somebody has sent. What is no text, what cannot be stored and what is longer than `max` is refused before
 * any other rule checks it, so that no rule ever sees more text than its field allows.
 */
class PlainTextSchema<T extends Maybe<string>> extends StringSchema<T> {
  private longest: number = limits.longestText;

  constructor() {
    super();
    this.transforms = [asText];
    // Called as a method of the current copy of the schema: each has its own `longest`.
    this._typeCheck = function (this: PlainTextSchema<T>, value: unknown): value is NonNullable<T> {
      return typeof value === 'string' && value.length <= this.longest && isPlainText(value);
    };
    this.refuseWith(messages.maxLength);
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
    const next = super.max(max, message);
    if (typeof max === 'number') next.longest = max;
    next.refuseWith(message);
    return next;
  }

  override trim(): this {
    return this.transform((value: unknown) => (typeof value === 'string' ? value.trim() : value));
  }
}

/** The schema that every text of a body, a query, a path or a form begins with; at most `limits.longestText` characters. */
export function plainText<T extends string = string>(): StringSchema<T | undefined> {
  return new PlainTextSchema<T | undefined>();
}
