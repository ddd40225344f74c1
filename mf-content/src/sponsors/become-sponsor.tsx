import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { ButtonLink } from '@summit/shared-ui/actions/button-link';
import * as styles from './become-sponsor.module.css';

/** An invitation for companies that are not sponsors yet, with a link to the page of the media kit. */
export function BecomeSponsor({ title, lead, action }: { title: string; lead: string; action: string }) {
  return (
    <section className={styles.box} aria-labelledby="become-sponsor">
      <h2 id="become-sponsor">{title}</h2>
      <div>
        <p className="lead">{lead}</p>
        <ButtonLink
          to={href(pages.pressPack, { search: { kit: 'sponsor-kit' }, hash: 'become' })}
          icon="arrow-right"
        >
          {action}
        </ButtonLink>
      </div>
    </section>
  );
}
