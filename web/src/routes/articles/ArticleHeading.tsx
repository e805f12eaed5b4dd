import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { useOffers } from '../../lib/siteConfig.ts'
import { theme } from '../../theme.ts'
import { FocusedHeading } from '../../ui/FocusedHeading.tsx'
import { StarRating } from '../../ui/StarRating.tsx'
import { t } from '../../lib/text.ts'

type ArticleHeadingProps = {
  title: string
  list: { label: string; to: string }
  category: { label: string; to: string }
  rating: { rating: string; reviewCount: number }
}

export function ArticleHeading({ title, list, category, rating: { rating, reviewCount } }: ArticleHeadingProps) {
  const offers = useOffers()
  return (
    <div>
      <Path aria-label={t('Where this article is listed')}>
        <Link to={list.to}>{list.label}</Link>
        <span aria-hidden="true">/</span>
        <Link to={category.to}>{category.label}</Link>
      </Path>
      <FocusedHeading>{title}</FocusedHeading>
      {reviewCount > 0 && offers('reviews') && (
        <Rating href="#reviews">
          <StarRating rating={Number(rating)} reviewCount={reviewCount} />
        </Rating>
      )}
    </div>
  )
}

const Path = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
  margin-block-end: ${theme.space[2]};
  color: ${theme.color.muted};
  font: 500 ${theme.size.sm} / 1.4 ${theme.font.mono};

  a {
    min-inline-size: 0;
    color: inherit;
    overflow-wrap: anywhere;
  }
`
const Rating = styled.a`
  display: inline-flex;
  align-items: center;
  min-block-size: 2.75rem;
  text-decoration: none;
`
