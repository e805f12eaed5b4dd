import { styled } from 'styled-components'
import { theme } from '../theme.ts'

export const Container = styled.div`
  inline-size: 100%;
  max-inline-size: 75rem;
  margin-inline: auto;
  padding-inline: ${theme.space[4]};

  ${theme.from.tablet} {
    padding-inline: ${theme.space[5]};
  }
`
