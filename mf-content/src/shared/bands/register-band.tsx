import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { ButtonLink } from '@summit/shared-ui/actions/button-link';
import { Container } from '@summit/shared-ui/layout/container';
import * as styles from './register-band.module.css';

/** The end of a page that leads to the registration: one sentence, one action. */
export function RegisterBand({ title, lead, action }: { title: string; lead?: string; action: string }) {
  return (
    <section className={styles.band} aria-labelledby="register-band">
      <Container>
        <h2 id="register-band">{title}</h2>
        <div className={styles.why}>
          <ButtonLink to={href(pages.registration)} size="large" icon="arrow-right">
            {action}
          </ButtonLink>
          {lead !== undefined && <p className="lead">{lead}</p>}
        </div>
      </Container>
    </section>
  );
}
