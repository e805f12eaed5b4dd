import { useState, type FormEvent } from 'react'
import { styled } from 'styled-components'
import { updatePostInput, type Post } from '#contracts/posts.ts'
import { serverMessage } from '#contracts/ApiError.ts'
import { runMutation } from '../../lib/runMutation.ts'
import { handleSessionExpired } from '../../lib/sessionExpired.ts'
import { showToast } from '../../lib/toastStore.ts'
import { theme } from '../../theme.ts'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Field } from '../../ui/Field.tsx'
import { Input, Textarea } from '../../ui/Input.tsx'
import { useUpdatePost } from './queries.ts'

export function EditPostDialog({ post, onClose }: { post: Post; onClose: () => void }) {
  const [title, setTitle] = useState(post.title)
  const [description, setDescription] = useState(post.description)
  const [isSubscriberOnly, setSubscriberOnly] = useState(post.isSubscriberOnly)
  const [problem, setProblem] = useState<string>()
  const update = useUpdatePost(post.id)

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    const input = updatePostInput.safeParse({ title, description, isSubscriberOnly })
    setProblem(input.error?.issues[0]?.message)
    if (!input.success) return
    runMutation(
      update,
      { title: title.trim(), description: description.trim(), isSubscriberOnly },
      {
        onSuccess: () => {
          showToast({ title: 'Saved', description: 'Your changes are live.' })
          onClose()
        },
        onError: (error) =>
          handleSessionExpired(error) ||
          setProblem(serverMessage(error, 'We couldn’t save your changes. Please try again.')),
      },
    )
  }

  return (
    <Dialog open onOpenChange={(open) => open || onClose()} title="Edit">
      <Form onSubmit={handleSubmit} noValidate>
        <Field label="Title" error={problem} necessity="required">
          {(aria) => <Input {...aria} value={title} onChange={(event) => setTitle(event.target.value)} />}
        </Field>
        <Field label="Description" necessity="optional">
          {(aria) => (
            <Textarea {...aria} value={description} onChange={(event) => setDescription(event.target.value)} />
          )}
        </Field>
        <Checkbox checked={isSubscriberOnly} onChange={(event) => setSubscriberOnly(event.target.checked)}>
          Subscribers Only
        </Checkbox>
        <Button type="submit" pending={update.isPending}>
          Save
        </Button>
      </Form>
    </Dialog>
  )
}

const Form = styled.form`
  display: grid;
  gap: ${theme.space[4]};
`
