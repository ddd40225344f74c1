import { useId } from 'react';
import { awardsBallotTexts } from '@summit/contract/texts/awards-ballot';
import { fillText } from '@summit/contract/words/text-lookup';
import { useAddressOf, useServerTexts } from '@summit/shared-auth';
import type { CategoryOnBallot } from '../../shared/awards-data.ts';
import * as styles from './nominee-choice.module.css';

interface CategoryBallotProps {
  category: CategoryOnBallot;
  number: number;
  chosen: readonly string[];
  onToggle: (nomineeId: string) => void;
  /** A button after the last nominee, which leads to the next category for visitors who use a keyboard. */
  onward: { label: string; go: () => void };
}

/** One category of the ballot. A choice can be removed, because no category is mandatory. */
export function CategoryBallot({ category, number, chosen, onToggle, onward }: CategoryBallotProps) {
  const id = useId();
  const texts = useServerTexts(awardsBallotTexts, 'awards');
  const getAddress = useAddressOf();
  const { name, description, criteria, allowedVotes, nominees } = category;
  const rule = texts[`awardsBallot.allowed.${allowedVotes === 1 ? 'one' : 'many'}`];
  const full = chosen.length >= allowedVotes && allowedVotes > 1;
  return (
    <fieldset
      className={styles.nomineeChoice}
      aria-describedby={`${id}-rule`}
      data-category={category.id}
      tabIndex={-1}
    >
      <legend>
        <span className={styles.categoryNumber} aria-hidden="true">
          {String(number).padStart(2, '0')}
        </span>
        {name}
      </legend>
      <p className="soft measure">{description}</p>
      {criteria.length > 0 && (
        <details>
          <summary>{texts['awardsBallot.criteria']}</summary>
          <ul>
            {criteria.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </details>
      )}
      <p className={styles.categoryRule} id={`${id}-rule`}>
        {fillText(rule, { allowed: String(allowedVotes), made: String(chosen.length) })}
      </p>
      <div className={styles.nominees}>
        {nominees.map((nominee) => {
          const checked = chosen.includes(nominee.id);
          return (
            <label key={nominee.id} className={styles.nominee} data-track={nominee.awardsType}>
              <input
                type="checkbox"
                checked={checked}
                disabled={(full && !checked) || nominee.withdrawal !== null}
                onChange={() => onToggle(nominee.id)}
              />
              {nominee.imageUrl && (
                <img src={getAddress(nominee.imageUrl)} alt="" width={96} height={96} loading="lazy" />
              )}
              <span className={styles.nomineeWords}>
                <span className={styles.nomineeName}>{nominee.name}</span>
                {nominee.withdrawal && (
                  <span className={styles.nomineeWithdrawn}>
                    {texts[`awardsBallot.withdrawal.${nominee.withdrawal}`]}
                  </span>
                )}
                {nominee.jobTitle && (
                  <span className="soft">
                    {nominee.jobTitle}
                    {nominee.company && `, ${nominee.company}`}
                  </span>
                )}
                <span>{nominee.description}</span>
              </span>
            </label>
          );
        })}
      </div>
      <button type="button" className={styles.categoryOnward} onClick={onward.go}>
        {onward.label}
      </button>
    </fieldset>
  );
}
