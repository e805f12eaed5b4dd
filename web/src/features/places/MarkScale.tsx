import { styled } from 'styled-components'
import { theme } from '../../theme.ts'

/** The map shrinks with the screen; what is read or touched on it does not. */
export const MarkScale = styled.g`
  ${theme.below.laptop} {
    scale: 1.4;
  }

  ${theme.below.tablet} {
    scale: 2.1;
  }
`
