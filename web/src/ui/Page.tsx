import { styled } from 'styled-components'
import { theme } from '../theme.ts'
import { Container } from './Container.tsx'

export const Page = styled(Container)`
  padding-block: ${theme.space[6]} ${theme.space[8]};

  ${theme.from.tablet} {
    padding-block: ${theme.space[7]} ${theme.space[9]};
  }
`
