import styled from '@emotion/styled';
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

const Swatches = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(7rem, 1fr));
  gap: 12px;
  list-style: none;
  & > li {
    font-size: var(--text-s);
  }
  & > li > span {
    display: block;
    height: 56px;
    margin-bottom: 6px;
    border: 1px solid var(--hairline);
    border-radius: var(--radius);
  }
`;

const Words = styled.p`
  font-weight: 750;
  line-height: 1.1;
  letter-spacing: -0.02em;
  margin-bottom: 0.25em;
`;

/** Colours and type scale. */
export function ColourSamples() {
  return (
    <>
      <Sample name="Colours">
        <Swatches>
          {colours.map((name) => (
            <li key={name}>
              <span style={{ background: `var(--${name})` }} />
              {name}
            </li>
          ))}
        </Swatches>
      </Sample>
      <Sample name="Type">
        {sizes.map((size) => (
          <Words key={size} style={{ fontSize: `var(--${size})` }}>
            Money meets 14:30 £495
          </Words>
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
