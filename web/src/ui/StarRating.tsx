import { styled } from 'styled-components'
import { pluralize } from '../lib/pluralize.ts'
import { theme } from '../theme.ts'

type StarRatingProps = { rating: number; reviewCount: number }

/** The stars are decorative; the rating is also text. */
export function StarRating({ rating, reviewCount }: StarRatingProps) {
  const reviews = pluralize(reviewCount, 'review', 'reviews')
  return (
    <Row role="img" aria-label={`${rating} out of 5, ${reviews}`}>
      <Stars aria-hidden="true" style={{ '--filled': `${(rating / 5) * 100}%` }}>
        ★★★★★
      </Stars>
      <Figures aria-hidden="true">
        {rating.toFixed(1)} ({reviewCount})
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
const Stars = styled.span`
  background: linear-gradient(90deg, ${theme.color.star} var(--filled), ${theme.color.line} var(--filled));
  background-clip: text;
  color: transparent;
  font-size: 1rem;
  line-height: 1;
  letter-spacing: 0.05em;

  @media (forced-colors: active) {
    display: none;
  }
`
const Figures = styled.span`
  white-space: nowrap;
  color: ${theme.color.muted};
  font: 500 ${theme.size.xs} / 1.4 ${theme.font.mono};
`
