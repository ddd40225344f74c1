import { awardsBallotTexts } from '@summit/contract/texts/awards-ballot';
import { fillText } from '@summit/contract/words/text-lookup';
import { useServerTexts } from '@summit/shared-auth';
import { Button } from '@summit/shared-ui/actions/button';
import { Icon } from '@summit/shared-ui/display/icon';
import { FieldFrame } from '@summit/shared-ui/fields/field';
import * as styles from './ballot-search.module.css';

interface BallotSearchProps {
  value: string;
  /** The number of matching nominees. */
  found: number;
  onSearch: (value: string) => void;
}

/** A search on the whole ballot that runs while the visitor types. */
export function BallotSearch({ value, found, onSearch }: BallotSearchProps) {
  const texts = useServerTexts(awardsBallotTexts, 'awards');
  const isSearching = value.trim() !== '';
  const many = texts[`awardsBallot.search.found.${found === 1 ? 'one' : 'many'}`];
  const result =
    found === 0 ? texts['awardsBallot.search.nothing'] : fillText(many, { found: String(found) });
  return (
    <div className={styles.search} role="search" aria-label={texts['awardsBallot.search.label']}>
      <FieldFrame label={texts['awardsBallot.search.label']} name="nominee">
        {(described) => (
          <div className="field-control">
            <span className="field-affix">
              <Icon name="search" />
            </span>
            <input
              {...described}
              type="search"
              value={value}
              autoComplete="off"
              enterKeyHint="search"
              onChange={(event) => onSearch(event.target.value)}
            />
          </div>
        )}
      </FieldFrame>
      <div className={styles.searchResult}>
        <p role="status" className="soft">
          {isSearching && result}
        </p>
        {isSearching && (
          <Button variant="quiet" size="small" onClick={() => onSearch('')}>
            {texts['awardsBallot.search.clear']}
          </Button>
        )}
      </div>
    </div>
  );
}
