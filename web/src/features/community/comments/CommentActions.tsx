import { Flag, MessageSquareReply, UserX, Pencil, Pin, ThumbsUp, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'
import type { Comment } from '#contracts/community/comments.ts'
import type { Post } from '#contracts/content/posts.ts'
import { may } from '#contracts/platform/roles.ts'
import { useBlocking } from '../../../lib/blocking.ts'
import { runMutation } from '../../../lib/runMutation.ts'
import { handleSessionExpired } from '../../../lib/sessionExpired.ts'
import { showError } from '../../../lib/showError.ts'
import { t } from '../../../lib/text.ts'
import { useVisitor } from '../../../lib/visitor.ts'
import { theme } from '../../../theme.ts'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { lazyPart } from '../../../ui/lazyPart.tsx'
import { MissingDialog } from '../../../ui/MissingPart.tsx'
import { CommentButton } from './CommentButton.tsx'
import { useDeleteComment, useLikeComment, usePinComment } from './queries.ts'

const ReportDialog = lazyPart(async () => (await import('./ReportDialog.tsx')).ReportDialog, { Missing: MissingDialog })

type CommentActionsProps = {
  comment: Comment
  postId: Post['id']
  author: string
  onReply: (() => void) | undefined
  onEdit: () => void
  /** A reply of this author to the visitor is no longer listed. */
  onBlocked: () => void
}

const ICON = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const

export function CommentActions({ comment, postId, author, onReply, onEdit, onBlocked }: CommentActionsProps) {
  const { user, isEntitled } = useVisitor()
  const like = useLikeComment(postId)
  const pin = usePinComment(postId)
  const block = useBlocking()
  const remove = useDeleteComment(postId)
  const [isDeleting, setDeleting] = useState(false)
  const [report, setReport] = useState<'closed' | 'open' | 'sent'>('closed')
  const isVisible = comment.status === 'visible'
  const isOthers = isEntitled && isVisible && !comment.isMine

  function handleError(error: unknown) {
    if (handleSessionExpired(error)) return
    showError(error)
  }

  return (
    <Row>
      <span>{t('{count, plural, one {# like} other {# likes}}', { count: comment.likeCount })}</span>
      {isOthers && (
        <CommentButton
          type="button"
          aria-label={t('Like the comment by {author}', { author })}
          aria-pressed={comment.likedByMe}
          onClick={() => !like.isPending && runMutation(like, comment, { onError: handleError })}
        >
          <ThumbsUp {...ICON} />
          {t('Like')}
        </CommentButton>
      )}
      {isEntitled && isVisible && onReply && (
        <CommentButton type="button" aria-label={t('Reply to {author}', { author })} onClick={onReply}>
          <MessageSquareReply {...ICON} />
          {t('Reply')}
        </CommentButton>
      )}
      {comment.editableUntil && (
        <CommentButton type="button" aria-label={t('Edit your comment')} onClick={onEdit}>
          <Pencil {...ICON} />
          {t('Edit')}
        </CommentButton>
      )}
      {comment.isMine && (
        <CommentButton type="button" aria-label={t('Delete your comment')} onClick={() => setDeleting(true)}>
          <Trash2 {...ICON} />
          {t('Delete')}
        </CommentButton>
      )}
      {may(user, 'moderateComments') && isVisible && comment.parentId === null && (
        <CommentButton
          type="button"
          aria-label={t('Pin the comment by {author}', { author })}
          aria-pressed={comment.isPinned}
          onClick={() => !pin.isPending && runMutation(pin, comment, { onError: handleError })}
        >
          <Pin {...ICON} />
          {comment.isPinned ? t('Pinned') : t('Pin')}
        </CommentButton>
      )}
      {isOthers && (
        <CommentButton
          type="button"
          aria-label={t('Report the comment by {author}', { author })}
          aria-pressed={report === 'sent'}
          aria-disabled={report === 'sent' || undefined}
          onClick={() => report === 'closed' && setReport('open')}
        >
          <Flag {...ICON} />
          {report === 'sent' ? t('Reported') : t('Report')}
        </CommentButton>
      )}
      {isOthers && comment.answersMe && comment.role === 'member' && (
        <CommentButton
          type="button"
          aria-label={t('Block replies from {author}', { author })}
          onClick={() =>
            !block.isPending &&
            runMutation(
              block,
              { id: comment.authorId, isBlocked: true },
              { onSuccess: onBlocked, onError: handleError },
            )
          }
        >
          <UserX {...ICON} />
          {t('Block')}
        </CommentButton>
      )}
      <ConfirmDialog
        open={isDeleting}
        onOpenChange={setDeleting}
        title={t('Delete your comment?')}
        description={t('It is removed for good. Answers to it stay.')}
        confirmLabel={t('Delete it')}
        onConfirm={() => runMutation(remove, comment, { onError: handleError })}
      />
      {report === 'open' && (
        <ReportDialog
          open
          onOpenChange={() => setReport('closed')}
          onSent={() => setReport('sent')}
          commentId={comment.id}
          postId={postId}
          author={author}
        />
      )}
    </Row>
  )
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${theme.space[3]};

  > span {
    color: ${theme.color.muted};
    font: 500 ${theme.size.xs} / 1.6 ${theme.font.mono};
  }
`
