import { styled } from 'styled-components'
import { theme } from '../theme.ts'

export const Card = styled.div`
  border: 1px solid ${theme.color.line};
  ${theme.cleave.medium}
  background: ${theme.color.surface};
`

export const PaddedCard = styled(Card)`
  padding: ${theme.space[5]} ${theme.space[4]};

  ${theme.from.tablet} {
    padding: ${theme.space[5]};
  }
`
