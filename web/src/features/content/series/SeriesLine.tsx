import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { seriesAddress } from '#contracts/content/seriesAddress.ts'
import type { SeriesPlace } from '#contracts/content/posts.ts'
import { langOfOriginal } from '../../../lib/pageLanguage.ts'
import { theme } from '../../../theme.ts'
import { Trans } from '../../../ui/Trans.tsx'

/** Above a post's title: "Part 2 of 3 · Laguna 2026". */
export function SeriesLine({ series }: { series: SeriesPlace }) {
  return (
    <Line>
      <Trans
        id="Part {part} of {count} · <0>{title}</0>"
        values={{ part: series.part, count: series.parts.length, title: series.title }}
        components={{ 0: <Link to={seriesAddress(series.slug)} lang={langOfOriginal()} /> }}
      />
    </Line>
  )
}

const Line = styled.p`
  color: ${theme.color.muted};
  font-size: ${theme.size.sm};
`
