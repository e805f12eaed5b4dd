import { useQuery } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { styled } from 'styled-components'
import { updatePostInput, type Post } from '#contracts/content/posts.ts'
import { ApiError, serverMessage } from '#contracts/platform/ApiError.ts'
import type { Story } from '#contracts/content/story.ts'
import { MAX_DESCRIPTION, MAX_POST_TITLE } from '#contracts/shared/textLimits.ts'
import { runMutation } from '../../../lib/runMutation.ts'
import { handleSessionExpired } from '../../../lib/sessionExpired.ts'
import { showToast } from '../../../lib/toastStore.ts'
import { theme } from '../../../theme.ts'
import { Button } from '../../../ui/Button.tsx'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { Field } from '../../../ui/Field.tsx'
import { Input, Textarea } from '../../../ui/Input.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { useUpdatePost } from './postChanges.ts'
import { originalPostQuery, postBodyQuery } from './queries.ts'
import type { StorySlot } from './storySlot.ts'
import { issueText } from '../../../lib/issueTexts.ts'
import { t } from '../../../lib/text.ts'

type EditPostDialogProps = { post: Post; StoryField: StorySlot; onClose: () => void }

/** Edits the original. Its German version is written in the panel. */
export function EditPostDialog({ post, ...form }: EditPostDialogProps) {
  const isTranslated = post.language !== 'en'
  const { data, isError, isFetching, refetch } = useQuery({
    ...originalPostQuery(post.id),
    enabled: isTranslated,
    staleTime: 0,
    gcTime: 0,
  })
  const original = isTranslated ? data : post
  return (
    <Dialog open onOpenChange={(open) => open || form.onClose()} title={t('Edit')}>
      {isTranslated && <p>{t('You are changing the English original. The German version is changed in the panel.')}</p>}
      {original && <EditForm post={original} {...form} />}
      {!original && !isError && <Skeleton $height="7rem" />}
      {!original && isError && (
        <ErrorState title={t('This post could not be loaded.')} onRetry={() => void refetch()} pending={isFetching} />
      )}
    </Dialog>
  )
}

function EditForm({ post, StoryField, onClose }: EditPostDialogProps) {
  const [title, setTitle] = useState(post.title)
  const [description, setDescription] = useState(post.description)
  const [isSubscriberOnly, setSubscriberOnly] = useState(post.isSubscriberOnly)
  const [problem, setProblem] = useState<string>()
  const stored = useQuery({ ...postBodyQuery(post.id), gcTime: 0 })
  // Undefined until it changes: an untouched story is not sent.
  const [body, setBody] = useState<Story | null>()
  const [bodyProblem, setBodyProblem] = useState<string>()
  const [descriptionProblem, setDescriptionProblem] = useState<string>()
  const [isStoryBusy, setStoryBusy] = useState(false)
  const update = useUpdatePost(post.id)

  function changeBody(next: Story | null) {
    setBodyProblem(undefined)
    setBody(next)
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    const input = updatePostInput.safeParse({ title, description, isSubscriberOnly, body })
    const [first] = input.error?.issues ?? []
    setProblem(first && issueText(first))
    setDescriptionProblem(undefined)
    if (!input.success) return
    runMutation(
      update,
      { title: title.trim(), description: description.trim(), isSubscriberOnly, ...(body !== undefined && { body }) },
      {
        onSuccess: () => {
          showToast({ title: t('Saved'), description: t('Your changes are live.') })
          onClose()
        },
        onError: (error) => {
          if (handleSessionExpired(error)) return
          const { body: ofBody, description: ofDescription } = error instanceof ApiError ? error.fieldErrors : {}
          if (ofBody) setBodyProblem(ofBody)
          else if (ofDescription) setDescriptionProblem(ofDescription)
          else setProblem(serverMessage(error, t('We couldn’t save your changes. Please try again.')))
        },
      },
    )
  }

  return (
    <Form onSubmit={handleSubmit} noValidate>
      <Field label={t('Title')} error={problem} necessity="required">
        {(aria) => (
          <Input
            {...aria}
            value={title}
            maxLength={MAX_POST_TITLE}
            onChange={(event) => setTitle(event.target.value)}
          />
        )}
      </Field>
      <Field label={t('Description')} error={descriptionProblem} necessity="optional">
        {(aria) => (
          <Textarea
            {...aria}
            value={description}
            maxLength={MAX_DESCRIPTION}
            onChange={(event) => setDescription(event.target.value)}
          />
        )}
      </Field>
      {stored.isPending && <Skeleton $height="7rem" />}
      {stored.isError && <Notice tone="bad">{t('The story could not be loaded. Saving leaves it as it is.')}</Notice>}
      {stored.data && (
        <StoryField value={stored.data.body} error={bodyProblem} onChange={changeBody} onBusyChange={setStoryBusy} />
      )}
      <Checkbox checked={isSubscriberOnly} onChange={(event) => setSubscriberOnly(event.target.checked)}>
        {t('Subscribers Only')}
      </Checkbox>
      <Button type="submit" pending={update.isPending || isStoryBusy}>
        {t('Save')}
      </Button>
    </Form>
  )
}

const Form = styled.form`
  --sticky-top: 0;

  display: grid;
  gap: ${theme.space[4]};
`
