import { styled } from 'styled-components'
import { theme } from '../../../theme.ts'

export const Form = styled.form`
  display: grid;
  gap: ${theme.space[3]};
  max-inline-size: 65ch;
`
export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[4]};
`
