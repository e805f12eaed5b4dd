import { styled } from 'styled-components'
import { theme } from '../theme.ts'
import { Container } from './Container.tsx'

/** The frame of an ordinary screen: heading, then content, with room above and below. */
export const Page = styled(Container)`
  padding-block: ${theme.space[6]} ${theme.space[8]};

  ${theme.from.tablet} {
    padding-block: ${theme.space[7]} ${theme.space[9]};
  }
`
