import type { Ref } from 'react'
import { styled } from 'styled-components'
import { countOf } from '../lib/countOf.ts'
import { theme } from '../theme.ts'

type ResultCountProps = {
  /** Undefined while the list is on its way: the line keeps its place. */
  count: number | undefined
  one: string
  many: string
  /** For whoever moves the focus here, to what a choice led to. */
  ref?: Ref<HTMLParagraphElement>
}

/** How many there are, spoken when the number changes. */
export function ResultCount({ count, one, many, ref }: ResultCountProps) {
  return (
    <Line ref={ref} tabIndex={-1} role="status">
      {count !== undefined && countOf(count, one, many)}
    </Line>
  )
}

const Line = styled.p`
  min-block-size: 1.4em;
  color: ${theme.color.muted};
  font: 500 ${theme.size.xs} / 1.4 ${theme.font.mono};
`
