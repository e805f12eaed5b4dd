import { styled } from 'styled-components'
import { theme } from '../../../theme.ts'

export const TeaserGrid = styled.div`
  display: grid;
  grid-template-columns: repeat(2, 1fr);
  gap: ${theme.space[3]};

  ${theme.from.tablet} {
    gap: ${theme.space[5]};
  }

  ${theme.from.laptop} {
    grid-template-columns: repeat(4, 1fr);
  }
`
