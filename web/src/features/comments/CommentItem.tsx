import { Flag, ThumbsUp } from 'lucide-react'
import { styled } from 'styled-components'
import type { Comment, Post } from '#contracts/posts.ts'
import { serverMessage } from '#contracts/ApiError.ts'
import { type Seek, watchableSeconds } from '../../lib/momentLink.ts'
import { runMutation } from '../../lib/runMutation.ts'
import { handleSessionExpired } from '../../lib/sessionExpired.ts'
import { showToast } from '../../lib/toastStore.ts'
import { useVisitor } from '../../lib/visitor.ts'
import { pluralize } from '../../lib/pluralize.ts'
import { timeAgo } from '../../lib/timeAgo.ts'
import { theme } from '../../theme.ts'
import { AgateArt } from '../../ui/AgateArt.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { TimedText } from '../../ui/TimedText.tsx'
import { useLikeComment, useReportComment } from './queries.ts'

const STONE = { width: 48, height: 48, bands: 6 }

type CommentItemProps = { comment: Comment; post: Post; onSeek: Seek | undefined }

export function CommentItem({ comment, post, onSeek }: CommentItemProps) {
  const { isEntitled } = useVisitor()
  const like = useLikeComment(post.id)
  const report = useReportComment(post.id)
  const author = `Hunter ${comment.authorId.slice(-4)}`
  const likes = pluralize(comment.likeCount, 'like', 'likes')

  function handleError(error: unknown) {
    if (handleSessionExpired(error)) return
    showToast({
      tone: 'destructive',
      title: 'Error',
      description: serverMessage(error, 'That didn’t work. Please try again.'),
    })
  }

  function handleLike() {
    if (!like.isPending) runMutation(like, comment, { onError: handleError })
  }

  function handleReport() {
    if (report.isPending || report.isSuccess) return
    runMutation(report, comment.id, {
      onSuccess: () => showToast({ title: 'Reported', description: 'Thank you. We’ll review it.' }),
      onError: handleError,
    })
  }

  return (
    <Row>
      <Face>
        <AgateArt seed={comment.authorId} ramp="amethyst" size={STONE} />
      </Face>
      <div>
        <Line>
          <strong>{author}</strong>
          <Badge $tone="member">Subscriber</Badge>
          {comment.status === 'pending' && <Badge $tone="warn">Waiting for approval</Badge>}
          <time dateTime={comment.createdAt}>{timeAgo(new Date(comment.createdAt))}</time>
        </Line>
        <Text>
          <TimedText
            text={comment.content}
            path={`/content/${post.id}`}
            duration={watchableSeconds(post)}
            onSeek={onSeek}
          />
        </Text>
        <Line>
          <span>{likes}</span>
          {isEntitled && !comment.isMine && (
            <>
              <TextButton
                type="button"
                aria-label={`Like the comment by ${author}`}
                aria-pressed={comment.likedByMe}
                onClick={handleLike}
              >
                <ThumbsUp size={16} strokeWidth={1.75} aria-hidden="true" />
                Like
              </TextButton>
              <TextButton
                type="button"
                aria-label={`Report the comment by ${author}`}
                aria-pressed={report.isSuccess}
                aria-disabled={report.isSuccess || undefined}
                onClick={handleReport}
              >
                <Flag size={16} strokeWidth={1.75} aria-hidden="true" />
                {report.isSuccess ? 'Reported' : 'Report'}
              </TextButton>
            </>
          )}
        </Line>
      </div>
    </Row>
  )
}

const Row = styled.li`
  display: grid;
  grid-template-columns: 2.5rem 1fr;
  gap: ${theme.space[3]};
  padding-block: ${theme.space[4]};
  border-block-end: 1px solid ${theme.color.line};
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

  time,
  span {
    color: ${theme.color.muted};
    font: 500 ${theme.size.xs} / 1.6 ${theme.font.mono};
  }
`
const Text = styled.p`
  max-inline-size: 65ch;
  white-space: pre-line;
  overflow-wrap: anywhere;
`
const TextButton = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[1]};
  min-inline-size: 2.75rem;
  min-block-size: 2.75rem;
  padding: 0;
  border: 0;
  background: none;
  color: ${theme.color.azurite};
  font-size: ${theme.size.sm};
  cursor: pointer;

  &:hover {
    text-decoration: underline;
  }

  &[aria-pressed='true'] {
    color: ${theme.color.text};
    font-weight: 650;

    svg {
      fill: currentcolor;
    }
  }

  &[aria-disabled='true'] {
    color: ${theme.color.muted};
    cursor: default;
  }
`
