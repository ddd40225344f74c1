import { textRows } from '@summit/contract/words/text-lookup';
import { Icon } from '@summit/shared-ui/display/icon';
import * as styles from './offer-checks.module.css';

/** The conditions of an offer, one line each. */
export function OfferChecks({ lines }: { lines: string }) {
  return (
    <ul className={styles.checks} role="list">
      {textRows(lines).map(([line = '']) => (
        <li key={line}>
          <Icon name="check" />
          {line}
        </li>
      ))}
    </ul>
  );
}
