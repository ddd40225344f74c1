import * as limits from '@summit/contract/limits/limits';
import { countCharacters } from '@summit/contract/words/count-characters';
import { messages } from '@summit/contract/words/messages';
import { normalisePassword } from '@summit/contract/words/normalise-text';
import { patterns } from '@summit/contract/words/patterns';
import { Icon } from '@summit/shared-ui/display/icon';
import * as styles from './password-rule-list.module.css';

const { min, max } = limits.password;

/** The rules of a password, each with its own wording. */
const rules = [
  {
    words: messages.passwordLength,
    holds: (text: string) => countCharacters(text) >= min && countCharacters(text) <= max,
  },
  { words: messages.passwordContainsAlpha, holds: (text: string) => patterns.letter.test(text) },
  { words: messages.passwordContainsNumeric, holds: (text: string) => patterns.digit.test(text) },
];

/** The rules beneath a password's label; each is ticked off as soon as the typed password follows it. */
export function PasswordRuleList({ typed }: { typed: string }) {
  const meant = normalisePassword(typed);
  return (
    <span className={styles.list}>
      {rules.map(({ words, holds }) => (
        <span key={words} data-holds={holds(meant)}>
          <Icon name="check" size={14} />
          {words}
          {holds(meant) && <span className="visually-hidden">: done</span>}
        </span>
      ))}
    </span>
  );
}
