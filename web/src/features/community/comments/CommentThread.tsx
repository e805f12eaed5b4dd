import { useRef, useState } from 'react'
import { styled } from 'styled-components'
import { hunterName } from '#contracts/community/hunterName.ts'
import type { Comment } from '#contracts/community/comments.ts'
import type { Post } from '#contracts/content/posts.ts'
import type { Seek } from '../../../lib/momentLink.ts'
import { t } from '../../../lib/text.ts'
import { theme } from '../../../theme.ts'
import type { Thread } from './arrangeComments.ts'
import { BlockedLine } from './BlockedLine.tsx'
import { CommentForm } from './CommentForm.tsx'
import { CommentItem } from './CommentItem.tsx'

type CommentThreadProps = { thread: Thread; post: Post; onSeek: Seek | undefined }

/** A comment with its replies. A reply to a reply is below the same comment. */
export function CommentThread({ thread: { comment, replies }, post, onSeek }: CommentThreadProps) {
  const [answered, setAnswered] = useState<Comment>()
  const [blocked, setBlocked] = useState<{ id: string; name: string }>()
  const thread = useRef<HTMLLIElement>(null)

  function close() {
    setAnswered(undefined)
    thread.current?.focus()
  }

  const show = (shown: Comment) => (
    <CommentItem
      comment={shown}
      post={post}
      onSeek={onSeek}
      onReply={post.commentsClosed ? undefined : () => setAnswered(shown)}
      onBlocked={() => setBlocked({ id: shown.authorId, name: hunterName(shown) })}
    />
  )

  return (
    <Item ref={thread} tabIndex={-1}>
      {show(comment)}
      {(replies.length > 0 || answered || blocked) && (
        <Replies>
          {replies.length > 0 && (
            <List role="list" aria-label={t('Replies to {author}', { author: hunterName(comment) })}>
              {replies.map((reply) => (
                <li key={reply.id}>{show(reply)}</li>
              ))}
            </List>
          )}
          {blocked && <BlockedLine key={blocked.id} person={blocked} onUndone={() => setBlocked(undefined)} />}
          {answered && !post.commentsClosed && (
            <CommentForm
              key={answered.id}
              post={post}
              replyTo={{ id: Number(answered.id), author: hunterName(answered) }}
              onDone={close}
            />
          )}
        </Replies>
      )}
    </Item>
  )
}

const Item = styled.li`
  display: grid;
  gap: ${theme.space[3]};
  padding-block: ${theme.space[4]};
  border-block-end: 1px solid ${theme.color.line};
`
const Replies = styled.div`
  display: grid;
  gap: ${theme.space[4]};
  margin-inline-start: ${theme.space[4]};
  padding-inline-start: ${theme.space[4]};
  border-inline-start: 2px solid ${theme.color.line};

  ${theme.from.phone} {
    margin-inline-start: 1.2rem;
    padding-inline-start: calc(1.2rem + ${theme.space[3]});
  }
`
const List = styled.ul`
  display: grid;
  gap: ${theme.space[4]};
`
