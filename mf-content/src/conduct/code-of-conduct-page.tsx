import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { conductTexts } from '@summit/contract/texts/conduct';
import { textRows } from '@summit/contract/words/text-lookup';
import { useServerTexts } from '@summit/shared-auth';
import { PageTop } from '@summit/shared-site/page/page-top';
import { Icon } from '@summit/shared-ui/display/icon';
import { Container } from '@summit/shared-ui/layout/container';
import { Section } from '@summit/shared-ui/layout/section';
import { SiteLink } from '@summit/shared-ui/navigation/site-link';
import { WrittenDay } from '../shared/sessions/written-day.tsx';
import * as styles from './conduct.module.css';

/** The rules of behaviour, the reasons for excluding a visitor, and what to do after an incident. */
export default function CodeOfConductPage() {
  const texts = useServerTexts(conductTexts, 'codeOfConduct.');
  const lines = (name: 'welcome' | 'refused') =>
    textRows(texts[`codeOfConduct.${name}.items`]).map(([line = '']) => line);
  const email = texts['codeOfConduct.help.email'];
  return (
    <>
      <PageTop
        page="codeOfConduct"
        texts={texts}
        eyebrow={<WrittenDay label="In force since" day={texts['codeOfConduct.date']} />}
        head={{ changedAt: texts['codeOfConduct.date'] }}
      />
      <div className={styles.rule}>
        <Container>
          <p>{texts['codeOfConduct.rule']}</p>
        </Container>
      </div>
      <Container>
        <div className={styles.sides}>
          <section className={styles.asked} aria-labelledby="asked">
            <h2 id="asked">{texts['codeOfConduct.welcome.title']}</h2>
            <ul>
              {lines('welcome').map((line) => (
                <li key={line}>
                  <Icon name="check" size={24} />
                  {line}
                </li>
              ))}
            </ul>
          </section>
          <section className="refused" aria-labelledby="refused">
            <div>
              <h2 id="refused">{texts['codeOfConduct.refused.title']}</h2>
              <ul>
                {lines('refused').map((line) => (
                  <li key={line}>
                    <Icon name="close" size={24} />
                    {line}
                  </li>
                ))}
              </ul>
            </div>
          </section>
        </div>
      </Container>
      <Section
        tone="ink"
        id="help"
        title={texts['codeOfConduct.help.title']}
        lead={texts['codeOfConduct.help.lead']}
      >
        <div className={styles.help}>
          <dl>
            {textRows(texts['codeOfConduct.help.ways']).map(([way = '', text]) => (
              <div key={way}>
                <dt>{way}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
          <p>{email.includes('@') ? <a href={`mailto:${email}`}>{email}</a> : email}</p>
        </div>
      </Section>
      <Section title={texts['codeOfConduct.then.title']} ruled={false}>
        <ol className={styles.then} role="list">
          {textRows(texts['codeOfConduct.then.items']).map(([moment = '', text]) => (
            <li key={moment}>
              <h3>{moment}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </Section>
      <Section tone="wash" width="text">
        <p>{texts['codeOfConduct.close.text']}</p>
        <SiteLink className="arrow-link" to={href(pages.termsAndConditions)}>
          {texts['codeOfConduct.close.action']}
        </SiteLink>
      </Section>
    </>
  );
}
