import { styled } from 'styled-components'
import { theme } from '../../theme.ts'

export const MerchandiseGrid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(17rem, 100%), 1fr));
  gap: ${theme.space[4]};

  ${theme.from.tablet} {
    gap: ${theme.space[5]};
  }
`
