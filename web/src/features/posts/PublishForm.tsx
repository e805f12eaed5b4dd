import { useRef, useState, type FormEvent } from 'react'
import { styled } from 'styled-components'
import { addressOf } from '#contracts/addressOf.ts'
import { type publishPost, publishPostAsEmployee } from '#contracts/routes/posts.ts'
import type { Post, PostType } from '#contracts/posts.ts'
import { draftOf } from '../../lib/draft.ts'
import { runMutation } from '../../lib/runMutation.ts'
import { handleSessionExpired } from '../../lib/sessionExpired.ts'
import { showToast } from '../../lib/toastStore.ts'
import { uploadProblem } from '../../lib/upload/uploadProblem.ts'
import { useLeaveGuard } from '../../lib/useLeaveGuard.ts'
import { theme } from '../../theme.ts'
import { AlertDialog } from '../../ui/AlertDialog.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { Field } from '../../ui/Field.tsx'
import { Input, Textarea } from '../../ui/Input.tsx'
import { UploadSubmit } from '../../ui/upload/UploadSubmit.tsx'
import { UploadField } from '../../ui/UploadField.tsx'
import { checkDraft, type DraftProblems } from './checkDraft.ts'
import { CoverField } from './CoverField.tsx'
import { mediaLimits } from './mediaLimits.ts'
import { PublishedNotice } from './PublishedNotice.tsx'
import { usePublishPost, type PostDraft } from './queries.ts'
import { TypeChoice } from './TypeChoice.tsx'

type PublishFormProps = {
  /** As a member, whose post waits for approval, or as an employee. */
  route: typeof publishPost | typeof publishPostAsEmployee
}

const NO_WORDS = { title: '', description: '' }
type Words = typeof NO_WORDS
const NO_UPLOADS = { addresses: [] as string[], isBusy: false, hasFailed: false, isEmpty: true }
const LEAVING = {
  upload: 'An upload is still under way. Leave anyway and lose it?',
  words: 'This is not published yet. Leave anyway? The title and description are kept on this device, files are not.',
}

export function PublishForm({ route }: PublishFormProps) {
  const isEmployee = route === publishPostAsEmployee
  const kept = draftOf(addressOf(route, {}), NO_WORDS, 'device')
  const [words, setWords] = useState(kept.read)
  const [isTouched, setTouched] = useState(false)
  const [type, setType] = useState<PostType>('video')
  const [uploads, setUploads] = useState(NO_UPLOADS)
  const [cover, setCover] = useState(NO_UPLOADS)
  const [isSubscriberOnly, setSubscriberOnly] = useState(true)
  const [askedType, setAskedType] = useState<PostType | null>(null)
  const [problems, setProblems] = useState<DraftProblems>({})
  const [published, setPublished] = useState<Post>()
  // A new round has an empty upload widget.
  const [round, setRound] = useState(0)
  const form = useRef<HTMLFormElement>(null)
  const publish = usePublishPost(route)
  const isUnsaved = (isTouched && Boolean(words.title || words.description)) || !uploads.isEmpty || !cover.isEmpty
  const isBusy = uploads.isBusy || cover.isBusy
  useLeaveGuard(isBusy ? LEAVING.upload : isUnsaved ? LEAVING.words : null)

  const isVideo = type === 'video'

  function changeWords(next: Partial<Words>) {
    setTouched(true)
    settle(next)
    setWords({ ...words, ...next })
    kept.keep({ ...words, ...next })
  }

  function changeUploads(next: typeof NO_UPLOADS) {
    if (next.addresses.length > 0 || uploads.hasFailed !== next.hasFailed) settle({ videoURL: true, imageURLs: true })
    setUploads(next)
  }

  function changeCover(next: typeof NO_UPLOADS) {
    if (cover.hasFailed !== next.hasFailed) settle({ coverURL: true })
    setCover(next)
  }

  /** What is being mended is no longer said to be wrong. */
  function settle(mended: object) {
    setProblems((known) => Object.fromEntries(Object.entries(known).filter(([name]) => !(name in mended))))
  }

  function changeType(next: PostType) {
    if (next !== type && !uploads.isEmpty) setAskedType(next)
    else setType(next)
  }

  function confirmType() {
    if (askedType) setType(askedType)
    setUploads(NO_UPLOADS)
    setAskedType(null)
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    setPublished(undefined)
    const { addresses } = uploads
    const media = isVideo ? { ...(addresses[0] && { videoURL: addresses[0] }) } : { imageURLs: addresses }
    const [coverURL] = cover.addresses
    const draft = {
      title: words.title.trim(),
      description: words.description.trim(),
      type,
      isSubscriberOnly,
      ...media,
      ...(coverURL && { coverURL }),
    }
    const found = withUploadProblem(checkDraft(draft))
    setProblems(found)
    const [first] = Object.values(found)
    if (!first) return send(draft)
    showToast({ tone: 'destructive', title: 'Error', description: first })
    const field = found.title
      ? '[name=title]'
      : uploads.hasFailed || cover.hasFailed
        ? '[data-retry]'
        : 'input[type=file]'
    form.current?.querySelector<HTMLElement>(field)?.focus()
  }

  function withUploadProblem(found: DraftProblems): DraftProblems {
    const problem = uploadProblem(uploads)
    const coverProblem = uploadProblem(cover)
    return {
      ...found,
      ...(problem && { [isVideo ? 'videoURL' : 'imageURLs']: problem }),
      ...(coverProblem && { coverURL: coverProblem }),
    }
  }

  function send(draft: PostDraft) {
    runMutation(publish, draft, {
      onSuccess: (post) => {
        setPublished(post)
        kept.forget()
        setWords(NO_WORDS)
        setUploads(NO_UPLOADS)
        setCover(NO_UPLOADS)
        setTouched(false)
        setRound(round + 1)
        showToast({ title: 'Success', description: isEmployee ? 'Published.' : 'Sent. An employee will look at it.' })
      },
      onError: (error) => {
        if (handleSessionExpired(error)) return
        const description = `Failed to ${isEmployee ? 'publish' : 'upload'} content. Please try again.`
        showToast({ tone: 'destructive', title: 'Error', description })
      },
    })
  }

  return (
    <Form ref={form} onSubmit={handleSubmit} noValidate>
      {published && <PublishedNotice post={published} />}
      <TypeChoice value={type} onChange={changeType} />
      <Field label="Title" necessity="required" error={problems.title}>
        {(aria) => (
          <Input
            {...aria}
            name="title"
            value={words.title}
            maxLength={200}
            onChange={({ target }) => changeWords({ title: target.value })}
          />
        )}
      </Field>
      <Field label="Description" necessity="optional" error={problems.description}>
        {(aria) => (
          <Textarea
            {...aria}
            value={words.description}
            onChange={({ target }) => changeWords({ description: target.value })}
          />
        )}
      </Field>
      <UploadField
        key={`${type} ${round}`}
        {...mediaLimits(type, isEmployee)}
        error={isVideo ? problems.videoURL : problems.imageURLs}
        onChange={changeUploads}
      />
      <CoverField key={`cover ${round}`} type={type} error={problems.coverURL} onChange={changeCover} />
      {isEmployee ? (
        <Hint>Published content is automatically subscriber-only.</Hint>
      ) : (
        <Checkbox checked={isSubscriberOnly} onChange={({ target }) => setSubscriberOnly(target.checked)}>
          Subscribers Only
        </Checkbox>
      )}
      <UploadSubmit label="Publish" isBusy={isBusy} isPending={publish.isPending} />
      <AlertDialog
        open={askedType !== null}
        onOpenChange={(open) => open || setAskedType(null)}
        title="Change the content type?"
        description="The files chosen so far are removed."
        confirmLabel="Change type"
        onConfirm={confirmType}
      />
    </Form>
  )
}

const Form = styled.form`
  display: grid;
  gap: ${theme.space[5]};
`
const Hint = styled.p`
  color: ${theme.color.muted};
  font-size: ${theme.size.sm};
`
