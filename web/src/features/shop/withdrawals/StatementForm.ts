import { styled } from 'styled-components'
import { theme } from '../../../theme.ts'
import { PaddedCard } from '../../../ui/Card.tsx'

export const StatementForm = styled(PaddedCard)`
  display: grid;
  gap: ${theme.space[4]};
  max-inline-size: 34rem;
`
