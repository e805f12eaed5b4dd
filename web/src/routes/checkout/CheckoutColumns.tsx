import { styled } from 'styled-components'
import { theme } from '../../theme.ts'

export const CheckoutColumns = styled.div`
  display: grid;
  gap: ${theme.space[5]};
  align-items: start;

  > :last-child {
    order: -1;
  }

  ${theme.from.laptop} {
    grid-template-columns: minmax(0, 7fr) minmax(22rem, 5fr);
    gap: ${theme.space[7]};

    > :last-child {
      position: sticky;
      inset-block-start: 5.5rem;
      order: 0;
    }
  }
`
