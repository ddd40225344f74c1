import * as awardsCalls from '@summit/contract/calls/awards';
import * as settingsCalls from '@summit/contract/calls/settings';
import { useServerData } from '@summit/shared-auth';
import { DataPart } from '@summit/shared-site/data/data-part';
import { ButtonLink } from '@summit/shared-ui/actions/button-link';
import { PageHeader } from '@summit/shared-ui/layout/page-header';
import { Section } from '@summit/shared-ui/layout/section';
import { PageMeta } from '@summit/shared-ui/navigation/page-meta';
import { pages } from './pages.ts';

const title = 'A season decided by a jury';
const description = 'Nobody votes this year: nine people read, argue and decide.';

/** The welcome page of another season, which has nothing in common with the page that it replaces. */
export default function WelcomePage() {
  return (
    <>
      <PageMeta title={title} description={description} />
      <PageHeader
        kind="plain"
        title={title}
        lead={description}
        actions={<ButtonLink to={pages.awardsJury.path}>Meet the jury</ButtonLink>}
      />
      <DataPart label="categories">
        <Categories />
      </DataPart>
    </>
  );
}

function Categories() {
  const { awards } = useServerData(settingsCalls.settings);
  const { nominationCategories } = useServerData(awardsCalls.nominationCategories);
  return (
    <Section title={`What the jury decides in ${awards.year}`}>
      <ul>
        {nominationCategories.map(({ id, name }) => (
          <li key={id}>{name}</li>
        ))}
      </ul>
    </Section>
  );
}
