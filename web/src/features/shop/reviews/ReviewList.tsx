import { styled } from 'styled-components'
import { hunterName } from '#contracts/community/hunterName.ts'
import type { Review } from '#contracts/shop/reviews.ts'
import { theme } from '../../../theme.ts'
import { lazyPart } from '../../../ui/lazyPart.tsx'
import { useOpenPhoto } from '../../../ui/lightbox/useOpenPhoto.ts'
import { MissingDialog } from '../../../ui/MissingPart.tsx'
import { ReviewItem } from './ReviewItem.tsx'
import { t } from '../../../lib/text.ts'

const Lightbox = lazyPart(async () => (await import('../../../ui/lightbox/Lightbox.tsx')).Lightbox, {
  Missing: MissingDialog,
})

/** The photos of one page of reviews open as one album. */
export function ReviewList({ reviews }: { reviews: Review[] }) {
  const photos = reviews.flatMap(({ photoURL, ...review }) =>
    photoURL
      ? [{ id: review.id, url: photoURL, alt: t('Photo by {hunterName}', { hunterName: hunterName(review) }) }]
      : [],
  )
  const photo = useOpenPhoto(photos.length, 'reviews')
  return (
    <>
      <List role="list">
        {reviews.map((review) => (
          <li key={review.id}>
            <ReviewItem review={review} onOpen={() => photo.open(photos.findIndex(({ id }) => id === review.id))} />
          </li>
        ))}
      </List>
      {photo.index !== null && (
        <Lightbox
          title={t('Photos by buyers')}
          urls={photos.map(({ url }) => url)}
          alts={photos.map(({ alt }) => alt)}
          index={photo.index}
          onChange={photo.turn}
          onClose={photo.close}
        />
      )}
    </>
  )
}

const List = styled.ul`
  display: grid;

  > li {
    padding-block: ${theme.space[5]};
    border-block-start: 1px solid ${theme.color.line};
  }
`
