import { styled } from 'styled-components'
import { hunterName } from '#contracts/hunterName.ts'
import type { Comment, Post } from '#contracts/posts.ts'
import { useState } from 'react'
import { type Seek, watchableSeconds } from '../../lib/momentLink.ts'
import { timeAgo } from '../../lib/timeAgo.ts'
import { theme } from '../../theme.ts'
import { AgateArt } from '../../ui/AgateArt.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { TimedText } from '../../ui/TimedText.tsx'
import { CommentActions } from './CommentActions.tsx'
import { EditCommentForm } from './EditCommentForm.tsx'

const STONE = { width: 48, height: 48, bands: 6 }

type CommentItemProps = { comment: Comment; post: Post; onSeek: Seek | undefined; onReply?: () => void }

export function CommentItem({ comment, post, onSeek, onReply }: CommentItemProps) {
  const [isEditing, setIsEditing] = useState(false)
  const author = hunterName(comment)
  const isCreator = comment.role === 'creator'

  return (
    <Row aria-label={`Comment by ${author}`}>
      <Face $isCreator={isCreator}>
        <AgateArt seed={comment.authorId} ramp={isCreator ? 'carnelian' : 'amethyst'} size={STONE} />
      </Face>
      <div>
        <Line>
          <strong>{author}</strong>
          {comment.role === 'member' && <Badge $tone="member">Subscriber</Badge>}
          {isCreator && <Badge $tone="hot">Creator</Badge>}
          {comment.role === 'team' && <Badge $tone="staff">Team</Badge>}
          {comment.isPinned && <Badge $tone="plain">Pinned</Badge>}
          {comment.status === 'pending' && <Badge $tone="warn">Waiting for approval</Badge>}
          <time dateTime={comment.createdAt}>{timeAgo(new Date(comment.createdAt))}</time>
          {comment.editedAt && <time dateTime={comment.editedAt}>edited</time>}
        </Line>
        {isEditing ? (
          <EditCommentForm comment={comment} postId={post.id} onDone={() => setIsEditing(false)} />
        ) : (
          <>
            <Text>
              <TimedText
                text={comment.content}
                path={`/content/${post.id}`}
                duration={watchableSeconds(post)}
                onSeek={onSeek}
              />
            </Text>
            <CommentActions
              comment={comment}
              postId={post.id}
              author={author}
              onReply={onReply}
              onEdit={() => setIsEditing(true)}
            />
          </>
        )}
      </div>
    </Row>
  )
}

const Row = styled.article`
  display: grid;
  grid-template-columns: 2.5rem 1fr;
  gap: ${theme.space[3]};
`
const Face = styled.div<{ $isCreator: boolean }>`
  inline-size: 2.5rem;
  outline: ${({ $isCreator }) => ($isCreator ? `2px solid ${theme.color.carnelian}` : 'none')};
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
const Text = styled.p`
  max-inline-size: 65ch;
  white-space: pre-line;
  overflow-wrap: anywhere;
`
