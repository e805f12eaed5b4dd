import { styled } from 'styled-components'
import { theme } from '../../theme.ts'

/** Two on a phone, unless it is too narrow to read them; more where there is room. */
export const MerchandiseGrid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(max(9.5rem, 34%), 1fr));
  gap: ${theme.space[3]};

  ${theme.below.tablet} {
    /* A phone works out what is below its first screen when that comes nearer; until then it is about as high. */
    > :nth-child(n + 5) {
      contain-intrinsic-block-size: auto calc(50vw + 20rem);
      content-visibility: auto;
    }
  }

  ${theme.from.tablet} {
    grid-template-columns: repeat(auto-fill, minmax(17rem, 1fr));
    gap: ${theme.space[5]};
  }

  @media print {
    > :nth-child(n + 5) {
      content-visibility: visible;
    }
  }
`
