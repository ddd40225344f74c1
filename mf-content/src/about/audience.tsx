import * as styles from './audience.module.css';

/** The groups of people who attend. */
export function Audience({ groups }: { groups: readonly { title: string; text: string }[] }) {
  return (
    <ul className={styles.groups} role="list">
      {groups.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
