import { styled } from 'styled-components'
import { theme } from '../../../theme.ts'

/** What was declared, as a list, and what happens next. */
export const Receipt = styled.div`
  display: grid;
  gap: ${theme.space[4]};
  max-inline-size: 38rem;

  dl {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: ${theme.space[2]} ${theme.space[5]};
    padding-block: ${theme.space[4]};
    border-block: 1px solid ${theme.color.line};
  }

  dt {
    color: ${theme.color.muted};
  }

  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }

  code {
    font: 600 ${theme.size.md} / 1.4 ${theme.font.mono};
  }
`
