import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { questionTexts } from '@summit/contract/texts/questions';
import { useServerTexts } from '@summit/shared-auth';
import { PageTop } from '@summit/shared-site/page/page-top';
import { ButtonLink } from '@summit/shared-ui/actions/button-link';
import { Icon } from '@summit/shared-ui/display/icon';
import { Container } from '@summit/shared-ui/layout/container';
import { Section } from '@summit/shared-ui/layout/section';
import { SiteLink } from '@summit/shared-ui/navigation/site-link';
import * as styles from './question.module.css';
import { type Question, questionGroups } from './question-groups.ts';

import { faqSchema } from '#server-only/questions/faq-schema.ts';

/** Frequent questions by topic; each answer opens in place, also without JavaScript. */
export default function QuestionsPage() {
  const texts = useServerTexts(questionTexts, 'questions.');
  const groups = questionGroups(texts['questions.items']);
  return (
    <>
      <PageTop page="questions" texts={texts} head={{ structuredData: () => faqSchema(groups) }} />
      <Container>
        <div className={styles.question}>
          <nav aria-label={texts['questions.groups.label']}>
            <ul className="plain-list">
              {groups.map(({ name, questions }, at) => (
                <li key={name}>
                  <a href={`#${groupId(at)}`}>
                    {name} <small aria-hidden="true">{questions.length}</small>
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          <div>
            {groups.map(({ name, questions }, at) => (
              <section key={name} id={groupId(at)} aria-labelledby={`${groupId(at)}-name`}>
                <h2 id={`${groupId(at)}-name`}>{name}</h2>
                {questions.map((one) => (
                  <Answered key={one.question} {...one} />
                ))}
              </section>
            ))}
          </div>
        </div>
      </Container>
      <Section
        tone="ink"
        title={texts['questions.close.title']}
        lead={texts['questions.close.text']}
        action={
          <ButtonLink to={href(pages.contactUs)} size="large" icon="arrow-right">
            {texts['questions.close.action']}
          </ButtonLink>
        }
      />
    </>
  );
}

const groupId = (at: number) => `topic-${at + 1}`;

function Answered({ question, answer, more }: Question) {
  return (
    <details>
      <summary>
        <h3>{question}</h3>
        <Icon name="plus" size={20} />
      </summary>
      <div className={styles.answer}>
        <p>{answer}</p>
        {more && (
          <SiteLink className="arrow-link" to={more.to}>
            {more.words}
          </SiteLink>
        )}
      </div>
    </details>
  );
}
