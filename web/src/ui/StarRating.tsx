import { styled } from 'styled-components'
import { decimalIn } from '#contracts/shared/decimalComma.ts'
import { theme } from '../theme.ts'
import { Stars } from './Stars.tsx'
import { language, t } from '../lib/text.ts'

type StarRatingProps = { rating: number; reviewCount: number }

/** The stars are decorative; the rating is also text. */
export function StarRating({ rating, reviewCount }: StarRatingProps) {
  const reviews = t('{count, plural, one {# review} other {# reviews}}', { count: reviewCount })
  return (
    <Row role="img" aria-label={t('{rating} out of 5, {reviews}', { rating, reviews })}>
      <Stars value={rating} />
      <Figures aria-hidden="true">
        {decimalIn(language(), rating.toFixed(1))} ({reviewCount})
      </Figures>
    </Row>
  )
}

const Row = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${theme.space[2]};
  max-inline-size: 100%;
`
const Figures = styled.span`
  white-space: nowrap;
  color: ${theme.color.muted};
  font: 500 ${theme.size.xs} / 1.4 ${theme.font.mono};
`
