import { useEffect, useRef, useState, type FormEvent } from 'react'
import { serverMessage } from '#contracts/ApiError.ts'
import { MAX_COMMENT_CHARACTERS } from '#contracts/constants.ts'
import type { Comment, Post } from '#contracts/posts.ts'
import { runMutation } from '../../lib/runMutation.ts'
import { handleSessionExpired } from '../../lib/sessionExpired.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { Textarea } from '../../ui/Input.tsx'
import { Foot, Form } from './CommentFormLayout.ts'
import { useEditComment } from './queries.ts'

type EditCommentFormProps = { comment: Comment; postId: Post['id']; onDone: () => void }

export function EditCommentForm({ comment, postId, onDone }: EditCommentFormProps) {
  const [content, setContent] = useState(comment.content)
  const [problem, setProblem] = useState<string>()
  const edit = useEditComment(postId)
  const box = useRef<HTMLTextAreaElement>(null)
  useEffect(() => box.current?.focus(), [])

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    const trimmed = content.trim()
    if (!trimmed) return setProblem('Please enter a comment')
    runMutation(
      edit,
      { id: comment.id, content: trimmed },
      {
        onSuccess: onDone,
        onError: (error) =>
          handleSessionExpired(error) || setProblem(serverMessage(error, 'That didn’t work. Please try again.')),
      },
    )
  }

  return (
    <Form onSubmit={handleSubmit} noValidate>
      <Field label="Edit your comment" error={problem}>
        {(aria) => (
          <Textarea
            {...aria}
            ref={box}
            value={content}
            maxLength={MAX_COMMENT_CHARACTERS}
            onChange={(event) => setContent(event.target.value)}
          />
        )}
      </Field>
      <Foot>
        <Button type="submit" pending={edit.isPending}>
          Save
        </Button>
        <Button tone="outline" onClick={onDone}>
          Cancel
        </Button>
      </Foot>
    </Form>
  )
}
