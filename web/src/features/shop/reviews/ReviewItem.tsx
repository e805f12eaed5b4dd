import { BadgeCheck } from 'lucide-react'
import { styled } from 'styled-components'
import { hunterName } from '#contracts/community/hunterName.ts'
import type { Review } from '#contracts/shop/reviews.ts'
import { timeAgo } from '../../../lib/timeAgo.ts'
import { useBrandName } from '../../../lib/siteConfig.ts'
import { theme } from '../../../theme.ts'
import { AgateArt } from '../../../ui/AgateArt.tsx'
import { Picture } from '../../../ui/Picture.tsx'
import { Stars } from '../../../ui/Stars.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import { ReviewReply } from './ReviewReply.tsx'
import { lineVariantText } from '../articles/variantText.ts'
import { t } from '../../../lib/text.ts'

const STONE = { width: 48, height: 48, bands: 6 }

export function ReviewItem({ review, onOpen }: { review: Review; onOpen: () => void }) {
  const author = hunterName(review)
  const siteName = useBrandName()
  return (
    <Row aria-label={t('Review by {author}', { author })}>
      <Face>
        <AgateArt seed={review.authorId} ramp={review.authorName ? 'carnelian' : 'moss'} size={STONE} />
      </Face>
      <div>
        <Line>
          <strong>{author}</strong>
          <Verified>
            <BadgeCheck size={16} strokeWidth={1.75} aria-hidden="true" />
            {t('Bought it here')}
          </Verified>
          <time dateTime={review.createdAt}>{timeAgo(new Date(review.createdAt))}</time>
          {review.editedAt && <time dateTime={review.editedAt}>{t('edited')}</time>}
        </Line>
        <Given>
          <Stars value={review.stars} />
          <VisuallyHidden>
            {t('{count, plural, one {# star} other {# stars}}', { count: review.stars })}.{' '}
          </VisuallyHidden>
          <small>{lineVariantText(review)}</small>
        </Given>
        <Text>{review.content}</Text>
        {review.photoURL && (
          <Photo type="button" aria-label={t('Enlarge the photo by {author}', { author })} onClick={onOpen}>
            <Picture
              src={review.photoURL}
              alt=""
              seed={review.authorId}
              ramp="moss"
              width={240}
              height={240}
              sizes="8rem"
            />
          </Photo>
        )}
        {review.reply && <ReviewReply reply={review.reply} siteName={siteName} />}
      </div>
    </Row>
  )
}

const Row = styled.article`
  display: grid;
  grid-template-columns: 2.5rem minmax(0, 1fr);
  gap: ${theme.space[3]};
`
const Face = styled.div`
  inline-size: 2.5rem;
  block-size: 2.5rem;
  overflow: hidden;
  ${theme.cleave.small}
`
const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${theme.space[3]};

  time {
    color: ${theme.color.muted};
    font: 500 ${theme.size.xs} / 1.6 ${theme.font.mono};
  }
`
const Verified = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[1]};
  color: ${theme.color.malachite};
  font-size: ${theme.size.sm};
`
const Given = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${theme.space[3]};
  margin-block: ${theme.space[1]} ${theme.space[2]};

  small {
    color: ${theme.color.muted};
    font-size: ${theme.size.sm};
  }
`
const Text = styled.p`
  max-inline-size: 65ch;
  white-space: pre-line;
  overflow-wrap: anywhere;
`
const Photo = styled.button`
  display: block;
  inline-size: 8rem;
  aspect-ratio: 1;
  margin-block-start: ${theme.space[3]};
  padding: 0;
  overflow: hidden;
  border: 0;
  ${theme.cleave.small}
  background: ${theme.color.sunken};
  cursor: zoom-in;
`
