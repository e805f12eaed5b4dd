import { useRef, useState, type FormEvent } from 'react'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { BYTES, MAX_GALLERY_IMAGES } from '#contracts/constants.ts'
import { paths } from '#contracts/paths.ts'
import { createPostInput, type Post, type PostType } from '#contracts/posts.ts'
import { IMAGE_TYPES, VIDEO_TYPES } from '../../lib/fileTypes.ts'
import { formatBytes } from '../../lib/formatBytes.ts'
import { handleSessionExpired } from '../../lib/sessionExpired.ts'
import { showToast } from '../../lib/toastStore.ts'
import { uploadFile } from '../../lib/uploadFile.ts'
import { useLeaveGuard } from '../../lib/useLeaveGuard.ts'
import { theme } from '../../theme.ts'
import { AlertDialog } from '../../ui/AlertDialog.tsx'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { Field } from '../../ui/Field.tsx'
import { Input, Textarea } from '../../ui/Input.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { UploadField } from '../../ui/UploadField.tsx'
import { forgetDraft, readDraft, rememberDraft } from './postDraft.ts'
import { usePublishPost } from './queries.ts'
import { TypeChoice } from './TypeChoice.tsx'

type PublishFormProps = {
  /** The members' door (a post then waits for approval) or the employees'. */
  door: typeof paths.posts | typeof paths.adminPosts
}

type Problems = Partial<Record<'title' | 'videoURL' | 'imageURLs', string>>

export function PublishForm({ door }: PublishFormProps) {
  const isEmployee = door === paths.adminPosts
  const [{ title, description }, setWords] = useState(() => readDraft(door))
  const [type, setType] = useState<PostType>('video')
  const [addresses, setAddresses] = useState<string[]>([])
  const [isSubscriberOnly, setSubscriberOnly] = useState(true)
  const [isUploading, setUploading] = useState(false)
  const [askedType, setAskedType] = useState<PostType | null>(null)
  const [problems, setProblems] = useState<Problems>({})
  const [published, setPublished] = useState<Post>()
  // A new round has empty fields: file inputs are cleared by being new.
  const [round, setRound] = useState(0)
  const titleInput = useRef<HTMLInputElement>(null)
  const publish = usePublishPost(door)
  useLeaveGuard(isUploading)

  const isVideo = type === 'video'
  const maxBytes = isVideo ? (isEmployee ? BYTES.employeeVideo : BYTES.memberVideo) : BYTES.image

  function changeWords(next: Partial<{ title: string; description: string }>) {
    const words = { title, description, ...next }
    setWords(words)
    rememberDraft(door, words)
  }

  function changeType(next: PostType) {
    if (next !== type && (addresses.length > 0 || isUploading)) setAskedType(next)
    else setType(next)
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    setPublished(undefined)
    const media = isVideo ? { videoURL: addresses[0] } : { imageURLs: addresses }
    const input = createPostInput.safeParse({ title, description, type, isSubscriberOnly, ...media })
    const found = Object.fromEntries(input.error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [])
    if (!isVideo && addresses.length === 0) found.imageURLs = 'Please upload at least one image'
    if (isVideo && addresses.length === 0) found.videoURL = 'Please upload a video file'
    setProblems(found)
    const [first] = Object.values(found)
    if (first) {
      showToast({ tone: 'destructive', title: 'Error', description: first })
      if (found.title) titleInput.current?.focus()
      return
    }
    send({ title: title.trim(), description: description.trim(), type, isSubscriberOnly, ...media })
  }

  function send(draft: Parameters<typeof publish.mutate>[0]) {
    publish.mutate(draft, {
      onSuccess: (post) => {
        setPublished(post)
        forgetDraft(door)
        setWords({ title: '', description: '' })
        setAddresses([])
        setRound(round + 1)
        showToast({ title: 'Success', description: isEmployee ? 'Published.' : 'Sent. An employee will look at it.' })
      },
      onError: (error) => {
        if (handleSessionExpired(error)) return
        const what = isEmployee ? 'publish' : 'upload'
        showToast({
          tone: 'destructive',
          title: 'Error',
          description: `Failed to ${what} content. Please try again.`,
        })
      },
    })
  }

  return (
    <Form onSubmit={handleSubmit} noValidate>
      {published && (
        <Notice tone="good" role="status" title={isEmployee ? 'Published.' : 'Sent.'}>
          <Link to={`/content/${published.id}`}>View post</Link>
        </Notice>
      )}
      <TypeChoice value={type} onChange={changeType} />
      <Field label="Title" necessity="required" error={problems.title}>
        {(aria) => (
          <Input
            {...aria}
            ref={titleInput}
            value={title}
            maxLength={200}
            onChange={(event) => changeWords({ title: event.target.value })}
          />
        )}
      </Field>
      <Field label="Description" necessity="optional">
        {(aria) => (
          <Textarea
            {...aria}
            value={description}
            onChange={(event) => changeWords({ description: event.target.value })}
          />
        )}
      </Field>
      <UploadField
        key={`${type} ${round}`}
        label={isVideo ? 'Video' : 'Photos'}
        hint={
          isVideo
            ? `Videos up to 30 minutes (MP4, MOV, AVI), at most ${formatBytes(maxBytes)}`
            : `Up to ${MAX_GALLERY_IMAGES} photos per post (JPG, PNG, WebP), at most ${formatBytes(maxBytes)} each`
        }
        limits={{
          types: isVideo ? VIDEO_TYPES : IMAGE_TYPES,
          maxBytes,
          maxFiles: isVideo ? 1 : MAX_GALLERY_IMAGES,
        }}
        send={uploadFile}
        error={isVideo ? problems.videoURL : problems.imageURLs}
        onUploaded={setAddresses}
        onBusy={setUploading}
      />
      {isEmployee ? (
        <Hint>Published content is automatically subscriber-only.</Hint>
      ) : (
        <Checkbox checked={isSubscriberOnly} onChange={(event) => setSubscriberOnly(event.target.checked)}>
          Subscribers Only
        </Checkbox>
      )}
      <Button type="submit" pending={publish.isPending || isUploading}>
        {isUploading ? 'Uploading...' : 'Publish'}
      </Button>
      <AlertDialog
        open={askedType !== null}
        onOpenChange={(open) => open || setAskedType(null)}
        title="Change the content type?"
        description="The files chosen so far are removed."
        confirmLabel="Change type"
        onConfirm={() => {
          if (askedType) setType(askedType)
          setAddresses([])
          setAskedType(null)
        }}
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
