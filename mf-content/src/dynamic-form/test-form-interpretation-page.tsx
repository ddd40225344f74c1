import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { formPreviewTexts } from '@summit/contract/texts/form-preview';
import { useServerTexts } from '@summit/shared-auth';
import { DataPart } from '@summit/shared-site/data/data-part';
import { PageTop } from '@summit/shared-site/page/page-top';
import { EmptyState } from '@summit/shared-ui/feedback/empty-state';
import { Skeleton } from '@summit/shared-ui/feedback/skeleton';
import { Section } from '@summit/shared-ui/layout/section';
import { useSearch } from '@summit/shared-ui/navigation/navigation';
import { SearchForm } from '@summit/shared-ui/search/search-form';
import { DescribedForm } from './described-form.tsx';
import * as styles from './test-form-interpretation-page.module.css';

/** Shows any form that the server describes: `?type=volunteer`. */
export default function TestFormInterpretationPage() {
  const texts = useServerTexts(formPreviewTexts, 'testFormInterpretation.');
  const [search] = useSearch();
  const type = search.get('type')?.trim() ?? '';
  return (
    <>
      <PageTop
        page="testFormInterpretation"
        texts={texts}
        head={{ canonical: href(pages.testFormInterpretation), robots: 'noindex' }}
      />
      <Section ruled={false}>
        <div className={styles.body}>
          <SearchForm
            action={pages.testFormInterpretation.path}
            label={texts['testFormInterpretation.type']}
            name="type"
            value={type}
            button={texts['testFormInterpretation.show']}
          />
          {type === '' ? (
            <EmptyState level={2} title={texts['testFormInterpretation.choose.title']}>
              {texts['testFormInterpretation.choose.text']}
            </EmptyState>
          ) : (
            <DataPart label="form" level={2} resetKeys={[type]} skeleton={<Skeleton height={72} lines={5} />}>
              <DescribedForm key={type} type={type} texts={texts} />
            </DataPart>
          )}
        </div>
      </Section>
    </>
  );
}
