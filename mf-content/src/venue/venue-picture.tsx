import styled from '@emotion/styled';
import { useAddressOf } from '@summit/shared-auth';

const Picture = styled.img`
  width: 100%;
  height: 100%;
  object-fit: cover;
  object-position: 56% 100%;
`;

/** The picture of the place that the organisers chose, behind the page's title. */
export function VenuePicture({ address }: { address: string }) {
  const getAddress = useAddressOf();
  return <Picture src={getAddress(address)} alt="" width={2400} height={1000} fetchPriority="high" />;
}
