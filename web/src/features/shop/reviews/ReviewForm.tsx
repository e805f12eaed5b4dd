import { useRef, useState, type FormEvent } from 'react'
import { styled } from 'styled-components'
import { ApiError, serverMessage } from '#contracts/platform/ApiError.ts'
import { MAX_REVIEW_CHARACTERS, MIN_REVIEW_CHARACTERS } from '#contracts/shared/constants.ts'
import type { ReviewLine } from '#contracts/shop/reviews.ts'
import { draftOf } from '../../../lib/draft.ts'
import { runMutation } from '../../../lib/runMutation.ts'
import { theme } from '../../../theme.ts'
import { Button } from '../../../ui/Button.tsx'
import { Field, FieldError } from '../../../ui/Field.tsx'
import { Textarea } from '../../../ui/Input.tsx'
import type { UploadState } from '../../../ui/upload/UploadWidget.tsx'
import { PhotoField } from './PhotoField.tsx'
import { type ReviewAccess, useSaveReview } from './queries.ts'
import { StarField } from './StarField.tsx'
import { t } from '../../../lib/text.ts'

type ReviewFormProps = { line: ReviewLine; access: ReviewAccess; onDone?: (() => void) | undefined }
type Problems = { stars?: string | undefined; content?: string | undefined; photoURL?: string | undefined }

const NO_UPLOAD: UploadState = { addresses: [], isBusy: false, hasFailed: false, isEmpty: true }

export function ReviewForm({ line, access, onDone }: ReviewFormProps) {
  const { review } = line
  const draft = draftOf(`review:${line.id}`, { content: review?.content ?? '' })
  const [stars, setStars] = useState(review?.stars ?? 0)
  const [content, setContent] = useState(() => draft.read().content)
  const [upload, setUpload] = useState(NO_UPLOAD)
  const [isPhotoKept, setPhotoKept] = useState(true)
  const [problems, setProblems] = useState<Problems>({})
  const [failure, setFailure] = useState<string>()
  const firstStar = useRef<HTMLInputElement>(null)
  const text = useRef<HTMLTextAreaElement>(null)
  const save = useSaveReview(access, line)

  function change(typed: string) {
    setContent(typed)
    draft.save({ content: typed })
  }

  function show(found: Problems) {
    setProblems(found)
    if (found.stars) firstStar.current?.focus()
    else if (found.content) text.current?.focus()
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (save.isPending || upload.isBusy) return
    const trimmed = content.trim()
    const found: Problems = {
      ...(stars === 0 && { stars: t('Please choose one to five stars') }),
      ...(trimmed.length < MIN_REVIEW_CHARACTERS && {
        content: t('Please write at least {count} characters', { count: MIN_REVIEW_CHARACTERS }),
      }),
    }
    show(found)
    setFailure(undefined)
    if (Object.keys(found).length > 0) return
    const [photo] = upload.addresses
    const photoURL = photo ?? (review?.hasPhoto && !isPhotoKept ? null : undefined)
    runMutation(
      save,
      { stars, content: trimmed, ...(photoURL !== undefined && { photoURL }) },
      {
        onSuccess: () => {
          draft.clear()
          onDone?.()
        },
        onError: (error) => {
          if (error instanceof ApiError) show(error.fieldErrors)
          setFailure(serverMessage(error, t('We couldn’t save your review. Please try again.')))
        },
      },
    )
  }

  return (
    <Form onSubmit={handleSubmit} noValidate aria-label={t('Your review of {title}', { title: line.title })}>
      <StarField value={stars} error={problems.stars} onChange={setStars} firstRef={firstStar} />
      <Field label={t('Your review')} hint={t('How does it wear, wash, fit, hold up?')} error={problems.content}>
        {(aria) => (
          <Textarea
            {...aria}
            ref={text}
            rows={4}
            value={content}
            maxLength={MAX_REVIEW_CHARACTERS}
            onChange={(event) => change(event.target.value)}
          />
        )}
      </Field>
      <PhotoField
        access={access}
        hasPhoto={Boolean(review?.hasPhoto) && isPhotoKept}
        error={problems.photoURL}
        onRemove={() => setPhotoKept(false)}
        onChange={setUpload}
      />
      {failure && <FieldError role="alert">{failure}</FieldError>}
      <Foot>
        <Button type="submit" pending={save.isPending || upload.isBusy}>
          {upload.isBusy ? t('Uploading...') : review ? t('Save Changes') : t('Send Review')}
        </Button>
        {onDone && (
          <Button tone="outline" onClick={onDone}>
            {t('Cancel')}
          </Button>
        )}
      </Foot>
    </Form>
  )
}

const Form = styled.form`
  display: grid;
  gap: ${theme.space[4]};
  max-inline-size: 65ch;
`
const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[3]};
`
