import { useRef, useState } from 'react'
import { styled } from 'styled-components'
import { hunterName } from '#contracts/hunterName.ts'
import type { Comment, Post } from '#contracts/posts.ts'
import type { Seek } from '../../lib/momentLink.ts'
import { theme } from '../../theme.ts'
import type { Thread } from './arrangeComments.ts'
import { CommentForm } from './CommentForm.tsx'
import { CommentItem } from './CommentItem.tsx'

type CommentThreadProps = { thread: Thread; post: Post; onSeek: Seek | undefined }

/** A comment with its replies. A reply to a reply is below the same comment. */
export function CommentThread({ thread: { comment, replies }, post, onSeek }: CommentThreadProps) {
  const [answered, setAnswered] = useState<Comment>()
  const thread = useRef<HTMLLIElement>(null)

  function close() {
    setAnswered(undefined)
    thread.current?.focus()
  }

  return (
    <Item ref={thread} tabIndex={-1}>
      <CommentItem comment={comment} post={post} onSeek={onSeek} onReply={() => setAnswered(comment)} />
      {(replies.length > 0 || answered) && (
        <Replies>
          {replies.length > 0 && (
            <List role="list" aria-label={`Replies to ${hunterName(comment)}`}>
              {replies.map((reply) => (
                <li key={reply.id}>
                  <CommentItem comment={reply} post={post} onSeek={onSeek} onReply={() => setAnswered(reply)} />
                </li>
              ))}
            </List>
          )}
          {answered && (
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
