import { useAddressOf } from '@summit/shared-auth';
import { Avatar } from '@summit/shared-ui/display/avatar';
import { EmptyState } from '@summit/shared-ui/feedback/empty-state';
import * as styles from './testimonials.module.css';
import { type Testimonial, useTestimonials } from './testimonials-response.ts';

/** Testimonials about this edition as they arrive, and about the last one. */
export function Testimonials({ lastYearTitle }: { lastYearTitle: string }) {
  const { current, lastYear } = useTestimonials();
  if (current.length === 0 && lastYear.length === 0) {
    return <EmptyState title="Nothing said yet">Ask us again on the evening of the last day.</EmptyState>;
  }
  return (
    <>
      {current.length > 0 && <QuoteList testimonials={current} />}
      {lastYear.length > 0 && (
        <div className={styles.lastYear}>
          <h3>{lastYearTitle}</h3>
          <QuoteList testimonials={lastYear} />
        </div>
      )}
    </>
  );
}

function QuoteList({ testimonials }: { testimonials: readonly Testimonial[] }) {
  const getAddress = useAddressOf();
  return (
    <ul className={styles.quotes} role="list">
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
    </ul>
  );
}
