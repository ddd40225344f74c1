import { href } from '@summit/contract/href';
import { matchPage } from '@summit/contract/match-page';
import { awardsTexts } from '@summit/contract/texts/awards';
import { BeingPrepared } from '@summit/shared-ui/feedback/being-prepared';
import { useSitePath } from '@summit/shared-ui/navigation/navigation';
import { PageMeta } from '@summit/shared-ui/navigation/page-meta';

/** Shown at the address of an awards page that is announced and not open yet. */
export default function BeingPreparedPage() {
  const { pathname } = useSitePath();
  const id = matchPage(pathname)?.id;
  const text = (part: string) =>
    awardsTexts[`${id}.${part}` as keyof typeof awardsTexts] as string | undefined;
  const title = text('header.title') ?? awardsTexts['awardsWelcome.header.title'];
  return (
    <>
      <PageMeta title={title} description={text('meta.description') ?? title} robots="noindex" />
      <BeingPrepared
        title={title}
        links={[
          { to: href('awardsWelcome'), label: 'About the Awards' },
          { to: href('home'), label: 'Homepage' },
        ]}
      >
        {text('header.lead')}
      </BeingPrepared>
    </>
  );
}
