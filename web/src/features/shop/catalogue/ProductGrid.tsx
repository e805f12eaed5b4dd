import { styled } from 'styled-components'
import { theme } from '../../../theme.ts'
import { deferRendering } from '../../../ui/deferRendering.ts'

export const ProductGrid = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${theme.space[3]};

  ${theme.from.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: ${theme.space[5]};
  }

  ${theme.from.laptop} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }

  ${deferRendering(5, 'calc(50vw + 11rem)')}
`
