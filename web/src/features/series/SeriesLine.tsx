import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { seriesAddress } from '#contracts/seriesAddress.ts'
import type { SeriesPlace } from '#contracts/posts.ts'
import { theme } from '../../theme.ts'

/** Above a post's title: "Part 2 of 3 · Laguna 2026". */
export function SeriesLine({ series }: { series: SeriesPlace }) {
  return (
    <Line>
      Part {series.part} of {series.parts.length} · <Link to={seriesAddress(series.slug)}>{series.title}</Link>
    </Line>
  )
}

const Line = styled.p`
  color: ${theme.color.muted};
  font-size: ${theme.size.sm};
`
