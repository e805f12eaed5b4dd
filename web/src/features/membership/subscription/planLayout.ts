import { styled } from 'styled-components'
import { theme } from '../../../theme.ts'

/** What a change of the plan means, and the buttons below it. */
export const Stack = styled.div`
  display: grid;
  gap: ${theme.space[3]};
  max-inline-size: 32rem;
`
export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[3]};
`
