import { pageAt } from '@summit/contract/releases/live-remotes';
import { useAddressOf } from '@summit/shared-auth';
import { Icon } from '@summit/shared-ui/display/icon';
import { Container } from '@summit/shared-ui/layout/container';
import { useSitePath } from '@summit/shared-ui/navigation/navigation';
import { SiteLink } from '@summit/shared-ui/navigation/site-link';
import { useLiveLinks } from '../../federation/live-links.ts';
import { useRemotes } from '../../federation/remotes-context.tsx';
import { OptionalPart } from '../parts/optional-part.tsx';
import * as styles from './banner.module.css';
import { type Banner, type BannerFacts, useBannerFacts } from './banner-facts.ts';
import { bannerKey, useDismissedBanners } from './dismissed-banners.ts';

/** The organisers' banners on this page, and the stream while it is on air. */
export function BannerStrip() {
  return (
    <OptionalPart>
      <Announcements />
    </OptionalPart>
  );
}

function Announcements() {
  const { banners, pageWithBanner, stream, texts } = useBannerFacts();
  const { pathname } = useSitePath();
  const { live } = useRemotes();
  const isLive = useLiveLinks();
  const [dismissed, dismiss] = useDismissedBanners();
  const page = pageAt(live, pathname)?.page.id;
  const wanted = page !== undefined && pageWithBanner.includes(page) ? banners : [];
  const shown = wanted.filter(
    // The link of the banner leads nowhere (any more).
    ({ id, linkUrl }) => !dismissed.includes(bannerKey(id)) && (linkUrl === null || isLive(linkUrl)),
  );
  if (shown.length === 0 && stream === null) return null;

  return (
    <aside className={styles.banner} data-tone="accent" aria-label={texts['frame.banners.label']}>
      <Container>
        <ul className="plain-list">
          {stream !== null && <OnAir stream={stream} />}
          {shown.map((banner) => (
            <li key={banner.id} data-banner={bannerKey(banner.id)}>
              <BannerWords banner={banner} />
              <button
                type="button"
                className={styles.bannerClose}
                onClick={({ currentTarget }) => {
                  passFocusOn(currentTarget);
                  dismiss(bannerKey(banner.id));
                }}
              >
                <Icon name="close" size={20} />
                <span className="visually-hidden">
                  {texts['frame.banners.dismiss']}: {banner.text}
                </span>
              </button>
            </li>
          ))}
        </ul>
      </Container>
    </aside>
  );
}

/** A closed banner takes its button with it: the focus goes on to the next banner's button, or to the page. */
function passFocusOn(button: HTMLButtonElement): void {
  const all = [...(button.closest('ul')?.querySelectorAll('button') ?? [])];
  const other = all[all.indexOf(button) + 1] ?? all[all.indexOf(button) - 1];
  const next = other ?? document.getElementById('main');
  if (!next) return;
  if (next !== other) next.tabIndex = -1;
  next.focus({ preventScroll: true });
}

function OnAir({ stream: { url, title, texts } }: { stream: NonNullable<BannerFacts['stream']> }) {
  return (
    <li>
      <p>
        <span className={styles.onAir}>{texts['virtual.notice.live']}</span>
        {title}
        <SiteLink to={url}>{texts['virtual.notice.watch']}</SiteLink>
      </p>
    </li>
  );
}

function BannerWords({ banner: { text, linkText, linkUrl, imageUrl } }: { banner: Banner }) {
  const getAddress = useAddressOf();
  return (
    <p>
      {imageUrl !== null && <img src={getAddress(imageUrl)} alt="" width={36} height={36} />}
      {text}
      {linkUrl !== null && <SiteLink to={linkUrl}>{linkText ?? linkUrl}</SiteLink>}
    </p>
  );
}
