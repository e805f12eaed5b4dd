import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { theme } from '../../../theme.ts'
import { t } from '../../../lib/text.ts'

export function StoryTable({ rows }: { rows: ReactNode }) {
  return (
    // Can be focused: on narrow screens, the keyboard scrolls it.
    <Scroll data-wide="" role="region" aria-label={t('Table')} tabIndex={0}>
      <table>
        <tbody>{rows}</tbody>
      </table>
    </Scroll>
  )
}

const Scroll = styled.div`
  overflow-x: auto;

  table {
    min-inline-size: min(100%, 36rem);
    border-collapse: collapse;
    font-size: ${theme.size.md};
    line-height: 1.45;
    font-variant-numeric: tabular-nums;
  }

  tr {
    border-block-end: 1px solid ${theme.color.line};
  }

  tr:first-child:has(th) {
    border-block-end: 2px solid ${theme.color.text};
  }

  th,
  td {
    min-inline-size: 6rem;
    padding: ${theme.space[2]} ${theme.space[5]} ${theme.space[2]} 0;
    text-align: start;
    vertical-align: top;
  }

  th {
    font: 600 ${theme.size.xs} / 1.5 ${theme.font.mono};
  }
`
