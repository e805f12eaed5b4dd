import { useQuery } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { styled } from 'styled-components'
import { ApiError, serverMessage } from '#contracts/platform/ApiError.ts'
import { BYTES, DISPLAY_NAME_CHARACTERS } from '#contracts/shared/constants.ts'
import type { Profile, ProfileInput } from '#contracts/community/hunters.ts'
import { hunterName } from '#contracts/community/hunterName.ts'
import { IMAGE_EXTENSIONS } from '../../../lib/fileTypes.ts'
import { runMutation } from '../../../lib/runMutation.ts'
import { handleSessionExpired } from '../../../lib/sessionExpired.ts'
import { t } from '../../../lib/text.ts'
import { showToast } from '../../../lib/toastStore.ts'
import { theme } from '../../../theme.ts'
import { Button } from '../../../ui/Button.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { Field } from '../../../ui/Field.tsx'
import { Input } from '../../../ui/Input.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import type { UploadState } from '../../../ui/upload/UploadWidget.tsx'
import { UploadField } from '../../../ui/UploadField.tsx'
import { HunterCard } from './HunterCard.tsx'
import { profileQuery, useChangeProfile } from './queries.ts'

/** The name and picture that others see beside comments. */
export function HunterForm() {
  const { data, isError, isFetching, refetch } = useQuery(profileQuery)
  if (isError)
    return <ErrorState title={t('Your profile could not be loaded.')} onRetry={refetch} pending={isFetching} />
  return data ? <ProfileForm key={data.pictureUrl} profile={data} /> : <Skeleton $height="6rem" />
}

const LIMITS = { extensions: IMAGE_EXTENSIONS, maxBytes: BYTES.image, maxFiles: 1 }
const NO_UPLOAD: UploadState = { addresses: [], isBusy: false, hasFailed: false, isEmpty: true }

function ProfileForm({ profile }: { profile: Profile }) {
  const [name, setName] = useState(profile.name ?? '')
  const [isChoosing, setChoosing] = useState(false)
  const [upload, setUpload] = useState(NO_UPLOAD)
  const change = useChangeProfile()
  const hunter = hunterName({ authorName: null, authorId: profile.id })
  const errors = change.error instanceof ApiError ? change.error.fieldErrors : {}
  const [picture] = upload.addresses
  const isChanged = name.trim() !== (profile.name ?? '') || picture !== undefined

  const save = (input: ProfileInput) =>
    runMutation(change, input, {
      onSuccess: () => showToast({ title: t('Saved'), description: t('Others see it beside your comments now.') }),
      onError: handleSessionExpired,
    })

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (upload.isBusy || change.isPending) return
    save({ name: name.trim() || null, ...(picture !== undefined && { pictureURL: picture }) })
  }

  return (
    <Form onSubmit={handleSubmit} noValidate aria-label={t('How others see you')}>
      <HunterCard
        profile={profile}
        isChoosing={isChoosing}
        onChange={() => setChoosing(true)}
        onRemove={() => save({ name: profile.name, pictureURL: null })}
      />
      {isChoosing && (
        <UploadField
          label={t('Picture')}
          hint={t('JPG, PNG or WebP up to 10 MB. We remove where and with what it was taken.')}
          limits={LIMITS}
          error={errors['pictureURL']}
          onChange={setUpload}
        />
      )}
      <Field
        label={t('Display name')}
        necessity="optional"
        hint={t('Without one, others see “{name}”.', { name: hunter })}
        error={errors['name']}
      >
        {(aria) => (
          <Input
            {...aria}
            autoComplete="nickname"
            maxLength={DISPLAY_NAME_CHARACTERS.max}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        )}
      </Field>
      {change.error && Object.keys(errors).length === 0 && (
        <Notice tone="bad" role="alert">
          {serverMessage(change.error, t('We couldn’t save that. Please try again.'))}
        </Notice>
      )}
      {isChanged && (
        <Button type="submit" pending={change.isPending}>
          {t('Save profile')}
        </Button>
      )}
    </Form>
  )
}

const Form = styled.form`
  display: grid;
  gap: ${theme.space[4]};

  > button {
    justify-self: start;
  }
`
