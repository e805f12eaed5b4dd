import { useEffect, useRef, useState, type FormEvent } from 'react'
import { serverMessage } from '#contracts/platform/ApiError.ts'
import type { Comment } from '#contracts/community/comments.ts'
import type { Post } from '#contracts/content/posts.ts'
import { runMutation } from '../../../lib/runMutation.ts'
import { handleSessionExpired } from '../../../lib/sessionExpired.ts'
import { t } from '../../../lib/text.ts'
import { Button } from '../../../ui/Button.tsx'
import { Field } from '../../../ui/Field.tsx'
import { Foot, Form } from './CommentFormLayout.ts'
import { MentionTextarea } from './MentionTextarea.tsx'
import { useEditComment } from './queries.ts'
import { mentionedIn, usePeople } from './usePeople.ts'

type EditCommentFormProps = { comment: Comment; postId: Post['id']; onDone: () => void }

export function EditCommentForm({ comment, postId, onDone }: EditCommentFormProps) {
  const [content, setContent] = useState(comment.content)
  const [problem, setProblem] = useState<string>()
  const edit = useEditComment(postId)
  const people = usePeople(postId)
  const [picked, setPicked] = useState(comment.mentions)
  const box = useRef<HTMLTextAreaElement>(null)
  useEffect(() => box.current?.focus(), [])

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    const trimmed = content.trim()
    if (!trimmed) return setProblem(t('Please enter a comment'))
    const mentions = mentionedIn(trimmed, people, picked)
    runMutation(
      edit,
      { id: comment.id, content: trimmed, ...(mentions.length > 0 && { mentions }) },
      {
        onSuccess: onDone,
        onError: (error) =>
          handleSessionExpired(error) || setProblem(serverMessage(error, t('That didn’t work. Please try again.'))),
      },
    )
  }

  return (
    <Form onSubmit={handleSubmit} noValidate>
      <Field label={t('Edit your comment')} error={problem}>
        {(aria) => (
          <MentionTextarea
            aria={aria}
            box={box}
            value={content}
            people={people}
            onChange={setContent}
            onPick={(person) => setPicked([...picked, person])}
          />
        )}
      </Field>
      <Foot>
        <Button type="submit" pending={edit.isPending}>
          {t('Save')}
        </Button>
        <Button tone="outline" onClick={onDone}>
          {t('Cancel')}
        </Button>
      </Foot>
    </Form>
  )
}
