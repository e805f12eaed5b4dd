import { useState } from 'react'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { hunterName } from '#contracts/community/hunterName.ts'
import type { Comment } from '#contracts/community/comments.ts'
import type { Post } from '#contracts/content/posts.ts'
import type { Seek } from '../../../lib/momentLink.ts'
import { t } from '../../../lib/text.ts'
import { timeAgo } from '../../../lib/timeAgo.ts'
import { theme } from '../../../theme.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { HunterFace } from '../../../ui/HunterFace.tsx'
import { CommentActions } from './CommentActions.tsx'
import { CommentText } from './CommentText.tsx'
import { EditCommentForm } from './EditCommentForm.tsx'
import { HiddenNote } from './HiddenNote.tsx'

type CommentItemProps = {
  comment: Comment
  post: Post
  onSeek: Seek | undefined
  onReply?: (() => void) | undefined
  onBlocked: () => void
}

export function CommentItem({ comment, post, onSeek, onReply, onBlocked }: CommentItemProps) {
  const [isEditing, setIsEditing] = useState(false)
  const author = hunterName(comment)
  const isCreator = comment.role === 'creator'

  return (
    <Row aria-label={t('Comment by {author}', { author })}>
      <HunterFace id={comment.authorId} pictureUrl={comment.pictureUrl} isCreator={isCreator} />
      <div>
        <Line>
          <Author to={`/hunters/${comment.authorId}`}>{author}</Author>
          {comment.role === 'member' && <Badge $tone="member">{t('Subscriber')}</Badge>}
          {isCreator && <Badge $tone="hot">{t('Creator')}</Badge>}
          {comment.role === 'team' && <Badge $tone="staff">{t('Team')}</Badge>}
          {comment.isPinned && <Badge $tone="plain">{t('Pinned')}</Badge>}
          {comment.status === 'pending' && <Badge $tone="warn">{t('Waiting for approval')}</Badge>}
          {comment.status === 'hidden' && <Badge $tone="bad">{t('Hidden')}</Badge>}
          <time dateTime={comment.createdAt}>{timeAgo(new Date(comment.createdAt))}</time>
          {comment.editedAt && <time dateTime={comment.editedAt}>{t('edited')}</time>}
        </Line>
        {isEditing ? (
          <EditCommentForm comment={comment} postId={post.id} onDone={() => setIsEditing(false)} />
        ) : (
          <>
            <Text $isHidden={comment.hidden !== null}>
              <CommentText comment={comment} post={post} onSeek={onSeek} />
            </Text>
            {comment.hidden ? (
              <HiddenNote hidden={comment.hidden} />
            ) : (
              <CommentActions
                comment={comment}
                postId={post.id}
                author={author}
                onReply={onReply}
                onEdit={() => setIsEditing(true)}
                onBlocked={onBlocked}
              />
            )}
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
const Author = styled(Link)`
  color: ${theme.color.text};
  font-weight: 650;
  text-decoration: none;
  overflow-wrap: anywhere;

  &:hover {
    text-decoration: underline;
  }
`
const Text = styled.p<{ $isHidden: boolean }>`
  max-inline-size: 65ch;
  color: ${({ $isHidden }) => ($isHidden ? theme.color.muted : 'inherit')};
  white-space: pre-line;
  overflow-wrap: anywhere;
`
