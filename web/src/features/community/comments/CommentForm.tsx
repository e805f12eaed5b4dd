import { useEffect, useRef, useState, type FormEvent } from 'react'
import { styled } from 'styled-components'
import type { Mention } from '#contracts/community/comments.ts'
import type { Post } from '#contracts/content/posts.ts'
import { ApiError } from '#contracts/platform/ApiError.ts'
import { draftOf } from '../../../lib/draft.ts'
import { runMutation } from '../../../lib/runMutation.ts'
import { handleSessionExpired } from '../../../lib/sessionExpired.ts'
import { t } from '../../../lib/text.ts'
import { dismissToast, showToast } from '../../../lib/toastStore.ts'
import { useVisitor } from '../../../lib/visitor.ts'
import { theme } from '../../../theme.ts'
import { Button } from '../../../ui/Button.tsx'
import { Field } from '../../../ui/Field.tsx'
import { Foot, Form } from './CommentFormLayout.ts'
import { CommentPrompt } from './CommentPrompt.tsx'
import { MentionTextarea } from './MentionTextarea.tsx'
import { usePostComment } from './queries.ts'
import { mentionedIn, usePeople } from './usePeople.ts'

type CommentFormProps = {
  post: Pick<Post, 'id' | 'category'>
  /** The comment that is answered. */
  replyTo?: { id: number; author: string }
  onDone?: () => void
}

export function CommentForm({ post: { id: postId, category }, replyTo, onDone }: CommentFormProps) {
  const isQuestion = category === 'q-and-a' && !replyTo
  const label = replyTo
    ? t('Your reply to {author}', { author: replyTo.author })
    : isQuestion
      ? t('Your question')
      : t('Your comment')
  const { isEntitled } = useVisitor()
  const draft = draftOf(`comment:${postId}${replyTo ? `:${replyTo.id}` : ''}`, { content: '' })
  const [content, setContent] = useState(() => draft.read().content)
  const [problem, setProblem] = useState<string>()
  const [status, setStatus] = useState('')
  const [picked, setPicked] = useState<Mention[]>([])
  const people = usePeople(postId)
  const box = useRef<HTMLTextAreaElement>(null)
  const problemToast = useRef<number | null>(null)
  const post = usePostComment(postId)
  // The person has just pressed Reply.
  const isReply = replyTo !== undefined
  useEffect(() => {
    if (isReply) box.current?.focus()
  }, [isReply])

  function change(text: string) {
    setContent(text)
    draft.save({ content: text })
  }

  function showProblem(title: string, description: string) {
    setProblem(description)
    problemToast.current = showToast({ tone: 'destructive', title, description })
    box.current?.focus()
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    const trimmed = content.trim()
    if (!isEntitled) return showProblem(t('Subscription Required'), t('Only subscribers can leave comments'))
    if (!trimmed) return showProblem(t('Error'), t('Please enter a comment'))
    const mentions = mentionedIn(trimmed, people, picked)
    setProblem(undefined)
    setStatus('')
    runMutation(
      post,
      {
        content: trimmed,
        ...(replyTo && { replyTo: replyTo.id }),
        ...(mentions.length > 0 && { mentions }),
      },
      {
        onSuccess: ({ status: moderation }) => {
          if (problemToast.current !== null) dismissToast(problemToast.current)
          setContent('')
          draft.clear()
          if (moderation !== 'pending' && onDone) return onDone()
          setStatus(moderation === 'pending' ? t('Comment sent. It appears once we approve it.') : t('Comment posted'))
          box.current?.focus()
        },
        onError: (error) => handleSessionExpired(error) || showProblem(...problemOf(error)),
      },
    )
  }

  return (
    <Form onSubmit={handleSubmit} noValidate>
      <Field label={label} hint={isQuestion && t('We’ll answer it in the monthly Q&A session.')} error={problem}>
        {(aria) => (
          <MentionTextarea
            aria={aria}
            box={box}
            value={content}
            people={people}
            onChange={change}
            onPick={(person) => setPicked([...picked, person])}
          />
        )}
      </Field>
      <CommentPrompt />
      <Foot>
        <Button type="submit" pending={post.isPending}>
          {replyTo ? t('Post Reply') : t('Post Comment')}
        </Button>
        {onDone && (
          <Button tone="outline" onClick={onDone}>
            {t('Cancel')}
          </Button>
        )}
        <Status role="status">{status}</Status>
      </Foot>
    </Form>
  )
}

/** Shows the server's message when a retry cannot help. */
function problemOf(error: unknown): [title: string, description: string] {
  const body = error instanceof ApiError ? error.body : null
  if (body?.code === 'comment_subscribers_only') return [t('Subscription Required'), body.message]
  if (body && SHOWN_CODES.includes(body.code)) return [t('Error'), body.message]
  return [t('Error'), t('Failed to post comment. Please try again.')]
}

const SHOWN_CODES = ['forbidden', 'comments_closed', 'too_many_requests']

const Status = styled.p`
  color: ${theme.color.malachite};
  font-weight: 650;
`
