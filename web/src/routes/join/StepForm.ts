import { styled } from 'styled-components'
import { theme } from '../../theme.ts'

/** One step of joining. */
export const StepForm = styled.form`
  display: grid;
  gap: ${theme.space[4]};

  > p:first-child {
    font-size: ${theme.size.lg};
  }

  [role='status']:empty {
    display: none;
  }

  > p:last-child {
    color: ${theme.color.muted};
    font-size: ${theme.size.sm};
  }
`
