import styled from '@emotion/styled';
import { awardsTexts } from '@summit/contract/texts/awards';
import { useServerTexts } from '@summit/shared-auth';
import { Receipt } from '../receipt/receipt.tsx';

const Block = styled.div`
  display: grid;
  gap: 16px;
`;

/** Shown instead of the ballot once it has been cast. */
export function AlreadyVoted(props: { receipt: string | null; votedAt: string | null }) {
  const texts = useServerTexts(awardsTexts, 'awards');
  return (
    <Block>
      <h2>{texts['awardsVotingStepOne.voted.title']}</h2>
      <p className="lead">{texts['awardsVotingStepOne.voted.text']}</p>
      <Receipt {...props} />
    </Block>
  );
}
