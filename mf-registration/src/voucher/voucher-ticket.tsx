import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { Button } from '@summit/shared-ui/actions/button';
import { ButtonLink } from '@summit/shared-ui/actions/button-link';
import { Notice } from '@summit/shared-ui/feedback/notice';
import { Motif } from '@summit/shared-ui/motion/motif';
import { CopyCode } from './copy-code.tsx';
import * as styles from './voucher.module.css';
import type { Voucher, VoucherTexts } from './voucher-response.ts';

/** A voucher designed like a paper one: how much, what for, the code, until when. */
export function VoucherTicket({ voucher, texts }: { voucher: Voucher; texts: VoucherTexts }) {
  const { title, description, promoCode, discountPercent, isUsed, isExpired, validUntilWords } = voucher;
  const isGood = !isUsed && !isExpired;
  return (
    <article className={styles.voucher} data-tone="ink" data-good={isGood ? '' : undefined}>
      <div className={styles.voucherMotif}>
        <Motif seed={title} variant="card" />
      </div>
      <div className={styles.voucherGift}>
        {discountPercent !== null && (
          <p className={styles.voucherPercent}>
            <strong>{discountPercent}%</strong>
            <span>{texts['voucher.gives']}</span>
          </p>
        )}
        <h2>{title}</h2>
        <p>{description}</p>
      </div>
      <div className={styles.voucherStub}>
        <dl>
          {promoCode !== null && (
            <div>
              <dt>{texts['voucher.code']}</dt>
              <dd className={styles.voucherCode} translate="no">
                {promoCode}
              </dd>
            </div>
          )}
          <div>
            <dt>{texts['voucher.validUntil']}</dt>
            <dd>{validUntilWords ?? texts['voucher.validAlways']}</dd>
          </div>
        </dl>
        {isUsed && <Notice title={texts['voucher.used.title']}>{texts['voucher.used.text']}</Notice>}
        {!isUsed && isExpired && (
          <Notice tone="warning" title={texts['voucher.expired.title']}>
            {texts['voucher.expired.text']}
          </Notice>
        )}
        {isGood ? (
          <>
            <div className={styles.voucherActions}>
              {promoCode === null ? (
                <Button onClick={() => window.print()}>{texts['voucher.print']}</Button>
              ) : (
                <>
                  <ButtonLink
                    to={href(pages.registration, { search: { code: promoCode } })}
                    icon="arrow-right"
                  >
                    {texts['voucher.apply']}
                  </ButtonLink>
                  <CopyCode code={promoCode} label={texts['voucher.copy']} done={texts['voucher.copied']} />
                </>
              )}
            </div>
            <p className={styles.voucherNote}>
              {texts[promoCode === null ? 'voucher.printNote' : 'voucher.applyNote']}
            </p>
          </>
        ) : (
          <ButtonLink to={href(pages.contactUs, { search: { topic: 'tickets' } })} variant="secondary">
            {texts['voucher.contact']}
          </ButtonLink>
        )}
      </div>
    </article>
  );
}
