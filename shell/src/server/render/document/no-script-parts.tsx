import { type ReactNode, Suspense, use } from 'react';
import * as contentCalls from '@summit/contract/calls/content';
import { getHeaderKind } from '@summit/contract/site/header-kind';
import { href } from '@summit/contract/site/href';
import { forgotPasswordHash, loginHash } from '@summit/contract/site/page-hashes';
import type { PageId } from '@summit/contract/site/page-ids';
import * as pages from '@summit/contract/site/site-map';
import { noScriptTexts } from '@summit/contract/texts/no-script';
import { textsFrom } from '@summit/contract/words/text-lookup';
import type { CallFunction } from '@summit/shared-auth';
import { Notice } from '@summit/shared-ui/feedback/notice';
import { Container } from '@summit/shared-ui/layout/container';
import { PageHeader } from '@summit/shared-ui/layout/page-header';
import { subscribeHash } from '../../../app/parts/hash-dialog-names.ts';
import type { NoScriptParts } from '../../../app/routing/no-script.tsx';
import { wayWithoutScript } from './no-script-ways.ts';

type Texts = Record<keyof typeof noScriptTexts, string>;

/** The texts of a page for visitors without script: the organisers' wording, or the default if it cannot be loaded. */
export function noScriptParts(call: CallFunction): NoScriptParts {
  const asked = { query: { 'filter.Name.StartsWith': 'noScript.' } };
  const texts: Promise<Texts> = call(contentCalls.staticContent, asked).then(
    ({ staticContent }) => textsFrom(noScriptTexts, staticContent),
    () => noScriptTexts,
  );
  function WithTexts({ show }: { show: (texts: Texts) => ReactNode }) {
    return show(use(texts));
  }
  return {
    Page: ({ page }) => (
      <Suspense>
        <WithTexts show={(known) => <PageWords texts={known} page={page} />} />
      </Suspense>
    ),
    Dialogs: () => (
      <Suspense>
        <WithTexts show={(known) => <DialogWords texts={known} />} />
      </Suspense>
    ),
  };
}

/** A page that is not in the contract's site map has a plain header. */
function PageWords({ texts, page }: { texts: Texts; page: string }) {
  const way = wayWithoutScript(page);
  return (
    <>
      <PageHeader
        kind={getHeaderKind(page as PageId)}
        title={texts['noScript.title']}
        lead={texts['noScript.text']}
      />
      <Container>
        <p className="lead" style={{ paddingBlock: 'var(--s4) var(--section)' }}>
          {way && texts[way]} <ContactLink texts={texts} />
        </p>
      </Container>
    </>
  );
}

const dialogs = [
  { hash: loginHash, about: 'login' },
  { hash: forgotPasswordHash, about: 'login' },
  { hash: subscribeHash, about: 'subscribe' },
] as const;

function DialogWords({ texts }: { texts: Texts }) {
  return dialogs.map(({ hash, about }) => (
    <div key={hash} id={hash} className="no-script-note">
      <Notice tone="warning" title={texts[`noScript.${about}.title`]}>
        {texts[`noScript.${about}.text`]} <ContactLink texts={texts} />
      </Notice>
    </div>
  ));
}

function ContactLink({ texts }: { texts: Texts }) {
  return <a href={href(pages.contactUs)}>{texts['noScript.contact']}</a>;
}
