import { useState } from 'react'
import { styled } from 'styled-components'
import type { OwnReview as Own, ReviewLine } from '#contracts/shop/reviews.ts'
import { msg } from '#contracts/shared/msg.ts'
import { runMutation } from '../../../lib/runMutation.ts'
import { useBrandName } from '../../../lib/siteConfig.ts'
import { showError } from '../../../lib/showError.ts'
import { theme } from '../../../theme.ts'
import { Badge, type BadgeTone } from '../../../ui/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { Picture } from '../../../ui/Picture.tsx'
import { Stars } from '../../../ui/Stars.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import { type ReviewAccess, useDeleteReview } from './queries.ts'
import { ReviewReply } from './ReviewReply.tsx'
import { t } from '../../../lib/text.ts'

type OwnReviewProps = { line: ReviewLine; review: Own; access: ReviewAccess; onEdit: () => void }

const STATES: Record<Own['status'], { tone: BadgeTone; label: string; says?: string }> = {
  published: { tone: 'good', label: msg('Published') },
  pending: { tone: 'warn', label: msg('Waiting for approval'), says: msg('Thank you. It appears once we’ve read it.') },
  hidden: { tone: 'plain', label: msg('Not shown'), says: msg('We don’t show this review. Only you can see it.') },
}

export function OwnReview({ line, review, access, onEdit }: OwnReviewProps) {
  const [isAsking, setAsking] = useState(false)
  const remove = useDeleteReview(access, line)
  const siteName = useBrandName()
  const { tone, label, says } = STATES[review.status]

  function handleDelete() {
    runMutation(remove, undefined, {
      onError: (error) => showError(error, t('We couldn’t delete your review. Please try again.')),
    })
  }

  return (
    <Box>
      <Line>
        <Stars value={review.stars} />
        <VisuallyHidden>{t('{count, plural, one {# star} other {# stars}}', { count: review.stars })}.</VisuallyHidden>
        <Badge $tone={tone}>{t(label)}</Badge>
      </Line>
      <p>{review.content}</p>
      {review.photoURL && (
        <Photo>
          <Picture
            src={review.photoURL}
            alt={t('Your photo')}
            seed="photo"
            ramp="moss"
            width={240}
            height={240}
            sizes="8rem"
          />
        </Photo>
      )}
      {review.hasPhoto && !review.photoURL && <Note>{t('Your photo is part of it.')}</Note>}
      {says && <Note role="status">{t(says)}</Note>}
      {review.reply && <ReviewReply reply={review.reply} siteName={siteName} />}
      <Line>
        <Button
          tone="outline"
          size="compact"
          aria-label={t('Edit your review of {title}', { title: line.title })}
          onClick={onEdit}
        >
          {t('Edit')}
        </Button>
        <Button
          tone="quiet"
          size="compact"
          aria-label={t('Delete your review of {title}', { title: line.title })}
          pending={remove.isPending}
          onClick={() => setAsking(true)}
        >
          {t('Delete')}
        </Button>
      </Line>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t('Delete this review?')}
        description={t('Your stars, your words and your photo are deleted. This can’t be undone.')}
        confirmLabel={t('Delete Review')}
        onConfirm={handleDelete}
      />
    </Box>
  )
}

const Box = styled.div`
  display: grid;
  gap: ${theme.space[3]};
  justify-items: start;

  > p {
    max-inline-size: 65ch;
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
`
const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]} ${theme.space[3]};
`
const Note = styled.p`
  color: ${theme.color.muted};
  font-size: ${theme.size.sm};
`
const Photo = styled.div`
  inline-size: 8rem;
  aspect-ratio: 1;
  overflow: hidden;
  ${theme.cleave.small}
`
