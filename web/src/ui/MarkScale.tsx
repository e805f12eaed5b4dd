import { styled } from 'styled-components'
import { theme } from '../theme.ts'

/** The map scales with the screen; labels and touch targets on it don't. */
export const MarkScale = styled.g`
  ${theme.below.laptop} {
    scale: 1.4;
  }

  ${theme.below.tablet} {
    scale: 2.1;
  }
`
