import { textRows } from '@summit/contract/words/text-lookup';
import { useAddressOf } from '@summit/shared-auth';
import * as styles from './team-list.module.css';

/** The team from a text whose lines are `name | role`, `name | role | address` or `name | role | address | portrait`. */
export function TeamList({ members }: { members: string }) {
  const getAddress = useAddressOf();
  return (
    <ul className={styles.people} role="list">
      {textRows(members).map(([name = '', role, address, portrait]) => (
        <li key={name}>
          {portrait && (
            <img src={getAddress(portrait)} alt="" width={400} height={500} loading="lazy" decoding="async" />
          )}
          <strong>{name}</strong>
          {role && <span>{role}</span>}
          {address && <a href={`mailto:${address}`}>{address}</a>}
        </li>
      ))}
    </ul>
  );
}
