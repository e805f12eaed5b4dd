import { useRef, useState, type FormEvent } from 'react'
import { styled } from 'styled-components'
import { MAX_COMMENT_CHARACTERS } from '#contracts/constants.ts'
import type { Post } from '#contracts/posts.ts'
import { ApiError } from '#contracts/ApiError.ts'
import { draftOf } from '../../lib/draft.ts'
import { runMutation } from '../../lib/runMutation.ts'
import { handleSessionExpired } from '../../lib/sessionExpired.ts'
import { dismissToast, showToast } from '../../lib/toastStore.ts'
import { useVisitor } from '../../lib/visitor.ts'
import { theme } from '../../theme.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { Textarea } from '../../ui/Input.tsx'
import { CommentDoor } from './CommentDoor.tsx'
import { usePostComment } from './queries.ts'

/** Under a Q&A post a comment is a question for the next session. */
export function CommentForm({ post: { id: postId, category } }: { post: Pick<Post, 'id' | 'category'> }) {
  const isQuestion = category === 'q-and-a'
  const { isEntitled } = useVisitor()
  const draft = draftOf(`comment:${postId}`, { content: '' })
  const [content, setContent] = useState(() => draft.read().content)
  const [problem, setProblem] = useState<string>()
  const [status, setStatus] = useState('')
  const box = useRef<HTMLTextAreaElement>(null)
  const refusalToast = useRef<number | null>(null)
  const post = usePostComment(postId)

  function change(words: string) {
    setContent(words)
    draft.keep({ content: words })
  }

  function refuse(title: string, description: string) {
    setProblem(description)
    refusalToast.current = showToast({ tone: 'destructive', title, description })
    box.current?.focus()
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    const trimmed = content.trim()
    if (!isEntitled) return refuse('Subscription Required', 'Only subscribers can leave comments')
    if (!trimmed) return refuse('Error', 'Please enter a comment')
    setProblem(undefined)
    setStatus('')
    runMutation(post, trimmed, {
      onSuccess: ({ status: moderation }) => {
        if (refusalToast.current !== null) dismissToast(refusalToast.current)
        setContent('')
        draft.forget()
        setStatus(moderation === 'pending' ? 'Comment sent. It appears once it is approved.' : 'Comment posted')
        box.current?.focus()
      },
      onError: (error) => handleSessionExpired(error) || refuse(...refusalOf(error)),
    })
  }

  return (
    <Form onSubmit={handleSubmit} noValidate>
      <Field
        label={isQuestion ? 'Your question' : 'Your comment'}
        hint={isQuestion && 'It is answered in the monthly Q&A session.'}
        error={problem}
      >
        {(aria) => (
          <Textarea
            {...aria}
            ref={box}
            value={content}
            maxLength={MAX_COMMENT_CHARACTERS}
            onChange={(event) => change(event.target.value)}
          />
        )}
      </Field>
      <CommentDoor />
      <Foot>
        <Button type="submit" pending={post.isPending}>
          Post Comment
        </Button>
        <Status role="status">{status}</Status>
      </Foot>
    </Form>
  )
}

/** Title and sentence of the toast. What waiting or asking again cannot mend is said as the server says it. */
function refusalOf(error: unknown): [title: string, description: string] {
  const body = error instanceof ApiError ? error.body : null
  if (body?.code === 'comment_subscribers_only') return ['Subscription Required', body.message]
  if (body && EXPLAINED.includes(body.code)) return ['Error', body.message]
  return ['Error', 'Failed to post comment. Please try again.']
}

const EXPLAINED = ['forbidden', 'too_many_requests']

const Form = styled.form`
  display: grid;
  gap: ${theme.space[3]};
  max-inline-size: 65ch;
`
const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[4]};
`
const Status = styled.p`
  color: ${theme.color.malachite};
  font-weight: 650;
`
