import type { Ref } from 'react'
import { styled } from 'styled-components'
import { t } from '../lib/text.ts'
import { theme } from '../theme.ts'

type ResultCountProps = {
  /** Undefined while loading: the line keeps its height. */
  count: number | undefined
  /** A text with the placeholder `count`. */
  text: string
  ref?: Ref<HTMLParagraphElement>
}

export function ResultCount({ count, text, ref }: ResultCountProps) {
  return (
    <Line ref={ref} tabIndex={-1} role="status">
      {count !== undefined && t(text, { count })}
    </Line>
  )
}

const Line = styled.p`
  min-block-size: 1.4em;
  color: ${theme.color.muted};
  font: 500 ${theme.size.xs} / 1.4 ${theme.font.mono};
`
