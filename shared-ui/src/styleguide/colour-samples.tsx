import * as styles from './colour-samples.module.css';
import { Sample } from './sample.tsx';

const colours = [
  'paper',
  'sheet',
  'wash',
  'ink',
  'ink-soft',
  'hairline',
  'line-strong',
  'accent',
  'accent-fill',
  'accent-wash',
  'gold',
  'gold-fill',
  'danger',
  'danger-wash',
  'success',
  'success-wash',
  'warning',
  'warning-wash',
];

const sizes = ['display', 'h1', 'h2', 'h3', 'h4', 'text-l', 'text', 'text-s'];

/** Colours and type scale. */
export function ColourSamples() {
  return (
    <>
      <Sample name="Colours">
        <ul className={styles.swatches}>
          {colours.map((name) => (
            <li key={name}>
              <span style={{ background: `var(--${name})` }} />
              {name}
            </li>
          ))}
        </ul>
      </Sample>
      <Sample name="Type">
        {sizes.map((size) => (
          <p className={styles.words} key={size} style={{ fontSize: `var(--${size})` }}>
            Money meets 14:30 £495
          </p>
        ))}
        <p className="lead">
          A lead says in two lines why this page exists, in the words of somebody who has been here before.
        </p>
        <p className="measure">
          Body text runs at sixty to seventy characters a line, with <a href="#type">a link</a>,{' '}
          <strong>weight</strong>, <mark>a mark</mark> and figures in tabular form:{' '}
          <span className="figures">1,295 and 4.2 bn</span>.
        </p>
      </Sample>
    </>
  );
}
