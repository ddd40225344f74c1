import * as contentCalls from '@summit/contract/calls/content';
import { useServerDataQuery } from '@summit/shared-auth';
import { MessageBox } from '@summit/shared-ui/overlays/message-box';
import { messageLabels, useMessageTexts } from '../../parts/message-texts.ts';

interface SiteMessageDialogProps {
  name: string;
  onClose: () => void;
}

/** A message that the organisers store under its name: of the type `success message` or `error message`. */
export default function SiteMessageDialog({ name, onClose }: SiteMessageDialogProps) {
  const texts = useMessageTexts();
  const { data, isPending } = useServerDataQuery(contentCalls.staticContent, {
    query: { 'filter.Name.Equals': name },
  });
  if (isPending) return null;
  // Any link can name any text, so texts that are not messages are not shown.
  const message = data?.staticContent.find(({ type }) => type.endsWith(' message'));
  const worked = message?.type === 'success message';
  return (
    <MessageBox
      title={texts[worked ? 'frame.success.title' : 'frame.error.title']}
      labels={messageLabels(texts)}
      onClose={onClose}
    >
      {message?.content ?? texts['frame.error.lead']}
    </MessageBox>
  );
}
