import styled from '@emotion/styled';
import { useAddressOf } from '@summit/shared-auth';
import { EmptyState } from '@summit/shared-ui/feedback/empty-state';
import { Avatar } from '@summit/shared-ui/layout/avatar';
import { wideLayout } from '@summit/shared-ui/theme/layout-queries';
import { type Testimonial, useTestimonials } from './testimonials-response.ts';

const Quotes = styled.ul`
  display: grid;
  gap: 40px var(--gap);
  list-style: none;
  padding: 0;
  & figure {
    display: flex;
    flex-direction: column;
    gap: 24px;
    height: 100%;
    padding-top: 20px;
    border-top: 1px solid var(--line-strong);
  }
  & > li,
  & figcaption > span {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  & blockquote {
    hanging-punctuation: first;
  }
  & figcaption {
    display: flex;
    gap: 14px;
    align-items: center;
    margin-top: auto;
    font-size: var(--text-s);
    line-height: 1.4;
  }
  & figcaption > span:last-of-type {
    color: var(--ink-soft);
  }
  & figcaption strong {
    display: block;
    color: var(--ink);
  }
  @media ${wideLayout} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

const LastYear = styled.div`
  display: grid;
  gap: 28px;
  margin-top: 64px;
  & > h3 {
    color: var(--ink-soft);
  }
`;

/** Testimonials: about this edition as they come in, and about the last one. */
export function Testimonials({ lastYearTitle }: { lastYearTitle: string }) {
  const { current, lastYear } = useTestimonials();
  if (current.length === 0 && lastYear.length === 0) {
    return <EmptyState title="Nothing said yet">Ask us again in the evening of the last day.</EmptyState>;
  }
  return (
    <>
      {current.length > 0 && <QuoteList testimonials={current} />}
      {lastYear.length > 0 && (
        <LastYear>
          <h3>{lastYearTitle}</h3>
          <QuoteList testimonials={lastYear} />
        </LastYear>
      )}
    </>
  );
}

function QuoteList({ testimonials }: { testimonials: readonly Testimonial[] }) {
  const getAddress = useAddressOf();
  return (
    <Quotes role="list">
      {testimonials.map(({ id, quote, name, jobTitle, company, imageUrl }) => (
        <li key={id}>
          <figure>
            <blockquote dir="auto">“{quote}”</blockquote>
            <figcaption>
              <Avatar name={name} src={imageUrl && getAddress(imageUrl)} decorative />
              <span dir="auto">
                <strong>{name}</strong>
                {[jobTitle, company].filter(Boolean).join(', ')}
              </span>
            </figcaption>
          </figure>
        </li>
      ))}
    </Quotes>
  );
}
