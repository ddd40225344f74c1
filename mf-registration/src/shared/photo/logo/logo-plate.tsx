import styled from '@emotion/styled';
import * as limits from '@summit/contract/limits/limits';
import { useAddressOf } from '@summit/shared-auth';
import { SitePicture } from '@summit/shared-ui/layout/site-picture';

/** White in both themes: what logos are made for, and stored on. */
const Plate = styled.div`
  width: min(100%, 320px);
  padding: 16px 24px;
  background: #fff;
  border: 1px solid var(--hairline);
  border-radius: var(--radius);
  & > span {
    background: none;
  }
`;

/** A company's logo as visitors will see it. */
export function LogoPlate({ src, alt }: { src: string; alt: string }) {
  const getAddress = useAddressOf();
  return (
    <Plate>
      <SitePicture
        src={getAddress(src)}
        alt={alt}
        width={limits.logo.width}
        height={limits.logo.height}
        sizes="320px"
        fit="contain"
      />
    </Plate>
  );
}
