import { href } from '@summit/contract/href';
import { matchPage } from '@summit/contract/match-page';
import { pages, type PageIdOf } from '@summit/contract/site-map';
import { registrationTexts } from '@summit/contract/texts/registration';
import { useServerTexts } from '@summit/shared-auth';
import { BeingPrepared } from '@summit/shared-ui/feedback/being-prepared';
import { useSitePath } from '@summit/shared-ui/navigation/navigation';
import { PageMeta } from '@summit/shared-ui/navigation/page-meta';

const readyPages = [
  { to: href('registration'), label: 'Register' },
  { to: href('contactUs'), label: 'Write to us' },
  { to: href('home'), label: 'Homepage' },
];

/** Excludes the pages whose texts are in separate catalogues. */
type LaterPage = Exclude<PageIdOf<'registration'>, 'registrationFeatured' | 'blitzRegistration'>;

/** A registration page that already has its address and its title, and opens later. */
export default function BeingPreparedPage() {
  const { pathname } = useSitePath();
  const id = (matchPage(pathname)?.id ?? 'registration') as LaterPage;
  const texts = useServerTexts(registrationTexts, `${id}.`);
  const title = texts[`${id}.header.title`];
  return (
    <>
      <PageMeta title={title} description={texts[`${id}.meta.description`]} robots="noindex" />
      <BeingPrepared title={title} kind={pages[id].headerKind} links={readyPages}>
        <p>{texts[`${id}.header.lead`]}</p>
      </BeingPrepared>
    </>
  );
}
