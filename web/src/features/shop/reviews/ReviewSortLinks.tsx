import { Link, useSearchParams } from 'react-router-dom'
import { styled } from 'styled-components'
import { REVIEW_SORTS, type ReviewSort, withReviewListing } from '#contracts/shop/reviewPages.ts'
import { msg } from '#contracts/shared/msg.ts'
import { theme } from '../../../theme.ts'
import { t } from '../../../lib/text.ts'

const LABELS: Record<ReviewSort, string> = {
  newest: msg('Newest'),
  highest: msg('Most stars'),
  lowest: msg('Fewest stars'),
}

export function ReviewSortLinks({ sort }: { sort: ReviewSort }) {
  const [search] = useSearchParams()
  return (
    <Row aria-label={t('Order of the reviews')}>
      {REVIEW_SORTS.map((choice) => (
        <Link
          key={choice}
          to={withReviewListing(search, { sort: choice, page: 1 })}
          replace
          aria-current={choice === sort ? 'true' : undefined}
        >
          {t(LABELS[choice])}
        </Link>
      ))}
    </Row>
  )
}

const Row = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${theme.space[5]};

  a {
    display: inline-flex;
    align-items: center;
    min-block-size: 2.75rem;
    color: ${theme.color.muted};
    text-decoration: none;
  }

  a:hover {
    color: ${theme.color.text};
  }

  a[aria-current] {
    box-shadow: inset 0 -3px ${theme.color.carnelian};
    color: ${theme.color.text};
    font-weight: 650;
  }
`
