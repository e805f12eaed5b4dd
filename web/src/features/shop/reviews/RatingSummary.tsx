import { styled } from 'styled-components'
import type { ReviewPage } from '#contracts/shop/reviews.ts'
import { theme } from '../../../theme.ts'
import { Stars } from '../../../ui/Stars.tsx'
import { t } from '../../../lib/text.ts'
import { formatNumber } from '../../../lib/formatNumber.ts'

/** The average, and below it how many buyers gave how many stars, like the layers of a cut. */
export function RatingSummary({ page: { rating, reviewCount, counts } }: { page: ReviewPage }) {
  const most = Math.max(...counts, 1)
  return (
    <Box>
      <Average>
        <strong>{rating}</strong>
        <span>
          <Stars value={Number(rating)} size="1.125rem" />
          <small>{t('out of 5, from {reviewCount, plural, one {# buyer} other {# buyers}}', { reviewCount })}</small>
        </span>
      </Average>
      <Layers role="list" aria-label={t('How many stars buyers gave')}>
        {counts
          .map((count, index) => ({ count, stars: index + 1 }))
          .toReversed()
          .map(({ count, stars }) => (
            <li
              key={stars}
              aria-label={`${t('{count, plural, one {# star} other {# stars}}', { count: stars })}: ${formatNumber(count)}`}
            >
              <span aria-hidden="true">{stars}</span>
              <Track aria-hidden="true">
                <Layer style={{ inlineSize: `${(count / most) * 100}%` }} />
              </Track>
              <span aria-hidden="true">{formatNumber(count)}</span>
            </li>
          ))}
      </Layers>
    </Box>
  )
}

const Box = styled.div`
  display: grid;
  gap: ${theme.space[4]};

  ${theme.from.laptop} {
    position: sticky;
    inset-block-start: 5.5rem;
  }
`
const Average = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[4]};

  strong {
    font: 700 ${theme.size.h1} / 1 ${theme.font.display};
    font-variant-numeric: tabular-nums;
  }

  small {
    display: block;
    margin-block-start: ${theme.space[1]};
    color: ${theme.color.muted};
    font-size: ${theme.size.sm};
  }
`
const Layers = styled.ul`
  display: grid;
  max-inline-size: 24rem;
  font: 500 ${theme.size.sm} / 1 ${theme.font.mono};
  font-variant-numeric: tabular-nums;

  li {
    display: grid;
    grid-template-columns: 1ch minmax(0, 1fr) 5ch;
    gap: ${theme.space[3]};
    align-items: center;
  }

  span:last-child {
    color: ${theme.color.muted};
  }
`
const Track = styled.div`
  block-size: 1.375rem;
  border-block-end: 1px solid ${theme.color.bg};
  background: ${theme.color.sunken};
`
const Layer = styled.div`
  block-size: 100%;
  background: ${theme.color.star};
`
