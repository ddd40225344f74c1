import { useState } from 'react';

/** A form with a field of each kind, which displays its own state. */
export function EarlyForm({ onSent }: { onSent: (name: string) => void }) {
  const [count, setCount] = useState(0);
  const [name, setName] = useState('');
  const [left, setLeft] = useState(false);
  const [terms, setTerms] = useState(false);
  const [kind, setKind] = useState('');
  const [day, setDay] = useState('1');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSent(name);
      }}
    >
      <button type="button" onClick={() => setCount(count + 1)}>
        Votes: {count}
      </button>
      <input
        aria-label="Name"
        value={name}
        onChange={(event) => setName(event.target.value)}
        onBlur={() => setLeft(true)}
      />
      {left && <p>{`Left with ${name}`}</p>}
      <input type="checkbox" checked={terms} onChange={(event) => setTerms(event.target.checked)} />
      {['buy', 'sell'].map((each) => (
        <input
          key={each}
          type="radio"
          name="kind"
          value={each}
          checked={kind === each}
          onChange={() => setKind(each)}
        />
      ))}
      <select value={day} onChange={(event) => setDay(event.target.value)}>
        <option>1</option>
        <option>2</option>
      </select>
      <output>{[name, terms, kind, day].join(' ')}</output>
      <button type="submit">Send</button>
    </form>
  );
}
