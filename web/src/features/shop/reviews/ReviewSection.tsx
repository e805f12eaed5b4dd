import { useQuery } from '@tanstack/react-query'
import { useLocation, useSearchParams } from 'react-router-dom'
import { styled } from 'styled-components'
import { reviewListingOf, withReviewListing } from '#contracts/shop/reviewPages.ts'
import { theme } from '../../../theme.ts'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { PageLinks } from '../../../ui/PageLinks.tsx'
import { RatingSummary } from './RatingSummary.tsx'
import { ReviewList } from './ReviewList.tsx'
import { ReviewSortLinks } from './ReviewSortLinks.tsx'
import { type Reviewed, reviewsQuery } from './queries.ts'
import { t } from '../../../lib/text.ts'

/** What buyers say about an article. The listing is in the address, so that it can be shared and works without scripts. */
export function ReviewSection(subject: Reviewed) {
  const [search] = useSearchParams()
  const { pathname } = useLocation()
  const listing = reviewListingOf(search)
  const { data, isError, isFetching, refetch } = useQuery(reviewsQuery(subject, listing))
  const hrefOf = (page: number) => pathname + withReviewListing(search, { ...listing, page })

  return (
    <Box id="reviews" tabIndex={-1} aria-labelledby="reviews-heading" aria-busy={isFetching || undefined}>
      <h2 id="reviews-heading">{t('Reviews')}</h2>
      {isError && <ErrorState title={t('The reviews could not be loaded.')} onRetry={refetch} pending={isFetching} />}
      {data?.reviewCount === 0 && (
        <Note>{t('No reviews yet. Only people who bought this can review it, so the first may take a while.')}</Note>
      )}
      {data && data.reviewCount > 0 && (
        <Columns>
          <RatingSummary page={data} />
          <div>
            {data.reviewCount > 1 && <ReviewSortLinks sort={listing.sort} />}
            <ReviewList reviews={data.reviews} />
            <PageLinks page={listing.page} pages={data.pages} hrefOf={hrefOf} onGo={() => undefined} />
          </div>
        </Columns>
      )}
    </Box>
  )
}

const Box = styled.section`
  scroll-margin-block-start: 5.5rem;

  &:focus {
    outline: none;
  }

  h2 {
    margin-block-end: ${theme.space[4]};
    font-size: ${theme.size.h3};
  }
`
const Note = styled.p`
  max-inline-size: 65ch;
  color: ${theme.color.muted};
`
const Columns = styled.div`
  display: grid;
  gap: ${theme.space[5]};

  ${theme.from.laptop} {
    grid-template-columns: 17rem minmax(0, 1fr);
    gap: ${theme.space[8]};
    align-items: start;
  }
`
