import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { theme } from '../../theme.ts'

type SummaryRow = { label: ReactNode; value: ReactNode }

/** Prices that add up, the last one large. */
export function SummaryList({ rows, total }: { rows: SummaryRow[]; total: SummaryRow }) {
  return (
    <List>
      {rows.map(({ label, value }, index) => (
        <div key={index}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      <Total>
        <dt>{total.label}</dt>
        <dd>{total.value}</dd>
      </Total>
    </List>
  )
}

const List = styled.dl`
  display: grid;
  gap: ${theme.space[2]};

  > div {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: ${theme.space[4]};
  }

  dd {
    font-variant-numeric: tabular-nums;
  }
`
const Total = styled.div`
  margin-block-start: ${theme.space[2]};
  padding-block-start: ${theme.space[3]};
  border-block-start: 1px solid ${theme.color.line};
  font: 700 ${theme.size.h3} / 1.2 ${theme.font.display};
`
