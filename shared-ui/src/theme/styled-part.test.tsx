import { render, screen } from '@testing-library/react';
import type { ComponentType, ReactNode } from 'react';
import { addRules, loadRules, styledPart } from './styled-part.ts';

type Part = ComponentType<Record<string, unknown> & { children?: ReactNode }>;

/** The rules that were added to the page, in their order. They are read as they are given: jsdom leaves most rules out. */
const written: string[] = [];

beforeEach(() => {
  const [sheet] = [...document.styleSheets].slice(-1);
  if (!sheet) throw new Error('The page has no sheet for rules');
  const insert = sheet.insertRule;
  jest.spyOn(sheet, 'insertRule').mockImplementation((rule, at) => {
    written.push(rule);
    return insert.call(sheet, rule, at);
  });
});

function countOf(text: string): number {
  return written.filter((rule) => rule.includes(text)).length;
}

test('a part has its class besides those it is given, and passes everything else on', () => {
  const Box = styledPart('p', 'css-own', '.css-own{color:red}') as Part;
  render(
    <Box className="lead" data-tone="ink" title="Title">
      Words
    </Box>,
  );
  const box = screen.getByText('Words');
  expect(box.tagName).toBe('P');
  expect([...box.classList].sort()).toEqual(['css-own', 'lead']);
  expect(box).toHaveAttribute('data-tone', 'ink');
  expect(box).toHaveAttribute('title', 'Title');
});

test('a part can be another element', () => {
  const Box = styledPart('div', 'css-as', '.css-as{color:red}') as Part;
  render(<Box as="strong">Strong</Box>);
  expect(screen.getByText('Strong').tagName).toBe('STRONG');
});

test('rules are added when the first such part is shown, once', () => {
  const Box = styledPart('p', 'css-once', '.css-once{color:red}') as Part;
  expect(countOf('css-once')).toBe(0);
  render(
    <>
      <Box />
      <Box />
    </>,
  );
  expect(countOf('css-once')).toBe(1);
});

test('a part that is based on another has its rules after those of the other, whichever is shown first', () => {
  const Base = styledPart('p', 'css-base', '.css-base{color:red}') as Part;
  const Box = styledPart(Base, 'css-derived', '.css-derived{color:blue}') as Part;
  render(
    <>
      <Box>Derived</Box>
      <Base>Base</Base>
    </>,
  );
  expect([...screen.getByText('Derived').classList]).toEqual(['css-base', 'css-derived']);
  const at = (name: string) => written.findIndex((rule) => rule.includes(name));
  expect(at('css-base')).toBeGreaterThanOrEqual(0);
  expect(at('css-base')).toBeLessThan(at('css-derived'));
});

test('a component that is no part gets the class', () => {
  const Plain = ({ className }: { className?: string }) => <b className={className}>Plain</b>;
  const Styled = styledPart(Plain, 'css-link', '.css-link{color:red}') as Part;
  render(<Styled />);
  expect(screen.getByText('Plain')).toHaveClass('css-link');
});

test('rules of a class that is known are not added again', () => {
  addRules('banner-1', '.banner-1{display:none}');
  addRules('banner-1', '.banner-1{display:none}');
  expect(countOf('banner-1')).toBe(1);
});

describe('rules that come in a file', () => {
  const fetchFile = jest.fn<Promise<Partial<Response>>, [string]>();
  const responds = (text: string) => Promise.resolve({ ok: true, text: () => Promise.resolve(text) });

  beforeEach(() => {
    fetchFile.mockReset();
    globalThis.fetch = fetchFile as unknown as typeof fetch;
  });

  test('are added when their part is shown, and those of no part are not', async () => {
    fetchFile.mockImplementation(() => responds('/*css-a1*/.css-a1{gap:0}\n/*css-a2*/.css-a2{gap:0}'));
    await loadRules('/one.css');
    expect(countOf('css-a1')).toBe(0);
    const Box = styledPart('p', 'css-a1') as Part;
    render(<Box />);
    expect(countOf('.css-a1{gap:0}')).toBe(1);
    expect(countOf('css-a2')).toBe(0);
  });

  test('are added to what is shown already when they come late, in the order in which it was shown', async () => {
    const Base = styledPart('p', 'css-b1') as Part;
    const Box = styledPart(Base, 'css-b2') as Part;
    render(<Box />);
    fetchFile.mockImplementation(() => responds('/*css-b2*/.css-b2{gap:0}/*css-b1*/.css-b1{gap:0}'));
    await loadRules('/late.css');
    const at = (name: string) => written.findIndex((rule) => rule.includes(`.${name}`));
    expect(at('css-b1')).toBeGreaterThanOrEqual(0);
    expect(at('css-b1')).toBeLessThan(at('css-b2'));
  });

  test('are fetched once, and again after a failure, which counts as a missing part of the build', async () => {
    fetchFile.mockImplementationOnce(() => Promise.resolve({ ok: false, status: 404 }));
    await expect(loadRules('/two.css')).rejects.toMatchObject({ name: 'ChunkLoadError' });
    fetchFile.mockImplementation(() => responds(''));
    await Promise.all([loadRules('/two.css'), loadRules('/two.css')]);
    expect(fetchFile).toHaveBeenCalledTimes(2);
  });
});
