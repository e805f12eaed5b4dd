import { styled } from 'styled-components'
import { theme } from '../../../theme.ts'
import { deferRendering } from '../../../ui/deferRendering.ts'

export const PostGrid = styled.div`
  display: grid;
  gap: ${theme.space[4]};

  ${theme.from.tablet} {
    grid-template-columns: repeat(2, 1fr);
    gap: ${theme.space[5]};
  }

  ${theme.from.laptop} {
    grid-template-columns: repeat(3, 1fr);
  }

  ${deferRendering(4, 'calc(56vw + 10rem)')}
`

export const PostRows = styled.div`
  display: grid;
  gap: ${theme.space[4]};
`
