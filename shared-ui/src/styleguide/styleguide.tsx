import type { OpenedDialog } from '@summit/shared-ui/overlays/open-dialog';
import { OpenDialogProvider } from '@summit/shared-ui/overlays/open-dialog';
import { ToastProvider } from '@summit/shared-ui/overlays/toast';
import { Container } from '../layout/container.tsx';
import { PageMeta } from '../navigation/page-meta.tsx';
import { ColourSamples } from './colour-samples.tsx';
import { DescribedFormSamples } from './described-form-samples.tsx';
import { FeedbackSamples } from './feedback-samples.tsx';
import { FormSamples } from './form-samples.tsx';
import { HeaderSamples } from './header-samples.tsx';
import { LayoutSamples } from './layout-samples.tsx';
import { OverlaySamples } from './overlay-samples.tsx';
import { PictureSamples } from './picture-samples.tsx';
import * as styles from './styleguide.module.css';
import { WaitingSamples } from './waiting-samples.tsx';

function renderDialog(dialog: OpenedDialog) {
  return <OverlaySamples {...dialog} />;
}

/** Every part in every state, first in the light theme, then in the dark one. A page of the development site. */
export function Styleguide() {
  return (
    <OpenDialogProvider renderDialog={renderDialog}>
      <PageMeta
        title="Styleguide"
        description="Every part in every state, in both themes."
        robots="noindex"
      />
      <ToastProvider>
        {(['light', 'dark'] as const).map((theme) => (
          <section className={styles.theme} key={theme} data-theme={theme} aria-label={`The ${theme} theme`}>
            <HeaderSamples theme={theme} />
            <Container>
              <ColourSamples />
              <LayoutSamples theme={theme} />
              <PictureSamples theme={theme} />
              <FormSamples theme={theme} />
              <DescribedFormSamples theme={theme} />
              <FeedbackSamples />
              <WaitingSamples theme={theme} />
            </Container>
          </section>
        ))}
      </ToastProvider>
    </OpenDialogProvider>
  );
}
