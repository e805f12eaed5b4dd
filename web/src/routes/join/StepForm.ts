import { styled } from 'styled-components'
import { theme } from '../../theme.ts'

/** One step of joining. */
export const StepForm = styled.form`
  display: grid;
  gap: ${theme.space[4]};

  > p:last-child {
    color: ${theme.color.muted};
    font-size: ${theme.size.sm};
  }
`
