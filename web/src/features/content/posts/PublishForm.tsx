import { useRef, useState, type FormEvent } from 'react'
import { flushSync } from 'react-dom'
import { styled } from 'styled-components'
import { addressOf } from '#contracts/shared/addressOf.ts'
import { ApiError } from '#contracts/platform/ApiError.ts'
import { type publishPost, publishPostAsEmployee } from '#contracts/routes/content/posts.ts'
import type { Post, PostType } from '#contracts/content/posts.ts'
import type { Story } from '#contracts/content/story.ts'
import { msg } from '#contracts/shared/msg.ts'
import { MAX_DESCRIPTION, MAX_POST_TITLE } from '#contracts/shared/textLimits.ts'
import { draftOf } from '../../../lib/draft.ts'
import { preloadSchema } from '../../../lib/checkInput.ts'
import { runMutation } from '../../../lib/runMutation.ts'
import { handleSessionExpired } from '../../../lib/sessionExpired.ts'
import { showToast } from '../../../lib/toastStore.ts'
import { uploadProblem } from '../../../lib/upload/uploadProblem.ts'
import { useLeaveGuard } from '../../../lib/useLeaveGuard.ts'
import { theme } from '../../../theme.ts'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { Field } from '../../../ui/Field.tsx'
import { Input, Textarea } from '../../../ui/Input.tsx'
import { UploadSubmit } from '../../../ui/upload/UploadSubmit.tsx'
import { UploadField } from '../../../ui/UploadField.tsx'
import { checkDraft, type DraftProblems, loadPostSchema } from './checkDraft.ts'
import { CoverField } from './CoverField.tsx'
import { mediaLimits } from './mediaLimits.ts'
import { PublishedNotice } from './PublishedNotice.tsx'
import { PublishOptionsFields } from './PublishOptionsFields.tsx'
import { checkOptions, NO_OPTIONS, type OptionProblems, publishFieldsOf } from './publishOptions.ts'
import { usePublishPost, type PostDraft } from './postChanges.ts'
import { readStory, writeStory } from './storyDraft.ts'
import type { StorySlot } from './storySlot.ts'
import { TypeChoice } from './TypeChoice.tsx'
import { t } from '../../../lib/text.ts'

type PublishFormProps = {
  /** As a member, whose post waits for approval, or as an employee. */
  route: typeof publishPost | typeof publishPostAsEmployee
  StoryField: StorySlot
}

/** The story as JSON, empty without one. */
const NO_WORDS = { title: '', description: '', story: '' }
type PostText = typeof NO_WORDS
const NO_UPLOADS = { addresses: [] as string[], isBusy: false, hasFailed: false, isEmpty: true }
const LEAVING = {
  upload: msg('An upload is still running. Leave anyway and lose it?'),
  text: msg(
    'This post isn’t published yet. Leave anyway? We keep the title, description and story on this device, but not the files.',
  ),
}

export function PublishForm({ route, StoryField }: PublishFormProps) {
  const isEmployee = route === publishPostAsEmployee
  const kept = draftOf(addressOf(route, {}), NO_WORDS, 'device')
  const [text, setText] = useState(kept.read)
  const [isTouched, setTouched] = useState(false)
  const [type, setType] = useState<PostType>('video')
  const [uploads, setUploads] = useState(NO_UPLOADS)
  const [cover, setCover] = useState(NO_UPLOADS)
  const [isStoryBusy, setStoryBusy] = useState(false)
  const [isSubscriberOnly, setSubscriberOnly] = useState(true)
  const [options, setOptions] = useState(NO_OPTIONS)
  const [requestedType, setRequestedType] = useState<PostType | null>(null)
  const [problems, setProblems] = useState<DraftProblems & OptionProblems>({})
  const [published, setPublished] = useState<Post>()
  // A new key resets the upload widget.
  const [formKey, setFormKey] = useState(0)
  // The field reads its value only when it appears.
  const [keptStory] = useState(() => readStory(text.story))
  const [isChecking, setChecking] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const publish = usePublishPost(route)
  const isUnsaved =
    (isTouched && Boolean(text.title || text.description || text.story)) || !uploads.isEmpty || !cover.isEmpty
  const isBusy = uploads.isBusy || cover.isBusy || isStoryBusy
  useLeaveGuard(isBusy ? t(LEAVING.upload) : isUnsaved ? t(LEAVING.text) : null)

  const isVideo = type === 'video'

  function changeText(next: Partial<PostText>) {
    setTouched(true)
    clearProblems(next)
    // An upload in the story can end between two renders, so the text of the last render may be old.
    setText((current) => {
      const all = { ...current, ...next }
      kept.save(all)
      return all
    })
  }

  function changeStory(story: Story | null) {
    clearProblems({ body: true })
    changeText({ story: writeStory(story) })
  }

  function changeUploads(next: typeof NO_UPLOADS) {
    if (next.addresses.length > 0 || uploads.hasFailed !== next.hasFailed)
      clearProblems({ videoURL: true, imageURLs: true })
    setUploads(next)
  }

  function changeCover(next: typeof NO_UPLOADS) {
    if (cover.hasFailed !== next.hasFailed) clearProblems({ coverURL: true })
    setCover(next)
  }

  function clearProblems(fields: object) {
    setProblems((current) => Object.fromEntries(Object.entries(current).filter(([name]) => !(name in fields))))
  }

  function changeType(next: PostType) {
    if (next !== type && !uploads.isEmpty) setRequestedType(next)
    else setType(next)
  }

  function confirmType() {
    if (requestedType) setType(requestedType)
    setUploads(NO_UPLOADS)
    setRequestedType(null)
  }

  async function handleSubmit(event: FormEvent) {
    event.preventDefault()
    setPublished(undefined)
    setChecking(true)
    const { addresses } = uploads
    const media = isVideo ? { ...(addresses[0] && { videoURL: addresses[0] }) } : { imageURLs: addresses }
    const [coverURL] = cover.addresses
    const body = readStory(text.story)
    const draft = {
      title: text.title.trim(),
      description: text.description.trim(),
      type,
      ...(isEmployee ? publishFieldsOf(options) : { isSubscriberOnly }),
      ...media,
      ...(coverURL && { coverURL }),
      ...(body && { body }),
    }
    const optionProblems = isEmployee ? checkOptions(options, new Date()) : {}
    const found = { ...withUploadProblem(await checkDraft(draft)), ...optionProblems }
    // The first invalid field is marked before it is looked for.
    flushSync(() => {
      setProblems(found)
      setChecking(false)
    })
    const [first] = Object.values(found)
    if (!first) return send(draft)
    showToast({ tone: 'destructive', title: t('Error'), description: first })
    const field = found.title
      ? '[name=title]'
      : uploads.hasFailed || cover.hasFailed
        ? '[data-retry]'
        : found.videoURL || found.imageURLs || found.coverURL
          ? 'input[type=file]'
          : '[aria-invalid=true]'
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
        kept.clear()
        setText(NO_WORDS)
        setUploads(NO_UPLOADS)
        setCover(NO_UPLOADS)
        setOptions(NO_OPTIONS)
        setTouched(false)
        setFormKey(formKey + 1)
        showToast({
          title: t('Success'),
          description: isEmployee
            ? post.status === 'scheduled'
              ? t('Scheduled.')
              : t('Published.')
            : t('Sent. We’ll review it before it goes live.'),
        })
      },
      onError: (error) => {
        if (handleSessionExpired(error)) return
        const bodyProblem = error instanceof ApiError && error.fieldErrors['body']
        if (bodyProblem) setProblems({ body: bodyProblem })
        const description =
          bodyProblem ||
          (isEmployee
            ? t('Failed to publish content. Please try again.')
            : t('Failed to upload content. Please try again.'))
        showToast({ tone: 'destructive', title: t('Error'), description })
      },
    })
  }

  return (
    <Form
      ref={form}
      onSubmit={(event) => void handleSubmit(event)}
      onFocus={preloadSchema(loadPostSchema)}
      noValidate
    >
      {published && <PublishedNotice post={published} />}
      <TypeChoice value={type} onChange={changeType} />
      <Field label={t('Title')} necessity="required" error={problems.title}>
        {(aria) => (
          <Input
            {...aria}
            name="title"
            value={text.title}
            maxLength={MAX_POST_TITLE}
            onChange={({ target }) => changeText({ title: target.value })}
          />
        )}
      </Field>
      <Field label={t('Description')} necessity="optional" error={problems.description}>
        {(aria) => (
          <Textarea
            {...aria}
            value={text.description}
            maxLength={MAX_DESCRIPTION}
            onChange={({ target }) => changeText({ description: target.value })}
          />
        )}
      </Field>
      <StoryField
        key={`story ${formKey}`}
        value={formKey === 0 ? keptStory : null}
        error={problems.body}
        onChange={changeStory}
        onBusyChange={setStoryBusy}
      />
      <UploadField
        key={`${type} ${formKey}`}
        {...mediaLimits(type, isEmployee)}
        error={isVideo ? problems.videoURL : problems.imageURLs}
        onChange={changeUploads}
      />
      <CoverField key={`cover ${formKey}`} type={type} error={problems.coverURL} onChange={changeCover} />
      {isEmployee ? (
        <PublishOptionsFields
          value={options}
          problems={problems}
          onChange={(changes) => {
            clearProblems(changes)
            setOptions({ ...options, ...changes })
          }}
        />
      ) : (
        <Checkbox checked={isSubscriberOnly} onChange={({ target }) => setSubscriberOnly(target.checked)}>
          {t('Subscribers Only')}
        </Checkbox>
      )}
      <UploadSubmit label={t('Publish')} isBusy={isBusy} isPending={isChecking || publish.isPending} />
      <ConfirmDialog
        open={requestedType !== null}
        onOpenChange={(open) => open || setRequestedType(null)}
        title={t('Change the content type?')}
        description={t('This removes the files you’ve chosen so far.')}
        confirmLabel={t('Change type')}
        onConfirm={confirmType}
      />
    </Form>
  )
}

const Form = styled.form`
  display: grid;
  /* A time input with wide letters must not widen the page. */
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[5]};
`
