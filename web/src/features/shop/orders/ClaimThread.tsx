import { useState, type FormEvent } from 'react'
import { styled } from 'styled-components'
import { serverMessage } from '#contracts/platform/ApiError.ts'
import { type Claim, MAX_CLAIM_CHARACTERS, MAX_CLAIM_PHOTOS } from '#contracts/shop/claims.ts'
import { runMutation } from '../../../lib/runMutation.ts'
import { theme } from '../../../theme.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Field } from '../../../ui/Field.tsx'
import { Textarea } from '../../../ui/Input.tsx'
import { Picture } from '../../../ui/Picture.tsx'
import { KIND_LABELS, STATE_LABELS } from './claimLabels.ts'
import { photoAddress, useWriteToClaim } from './claimQueries.ts'
import { formatDateTime } from './orderTimes.ts'
import { PhotoPicker } from './PhotoPicker.tsx'
import type { OrderAccess } from './queries.ts'
import { t } from '../../../lib/text.ts'

export function ClaimThread({ claim, access }: { claim: Claim; access: OrderAccess }) {
  return (
    <Box>
      <Top>
        <strong>{t(KIND_LABELS[claim.kind])}</strong>
        <Badge>{t(STATE_LABELS[claim.status])}</Badge>
      </Top>
      <Messages role="list">
        {claim.messages.map(({ at, from, text }) => (
          <li key={`${at} ${text}`} data-from={from}>
            <small>
              {from === 'buyer' ? t('You') : t('Our team')}, <time dateTime={at}>{formatDateTime(at)}</time>
            </small>
            <p>{text}</p>
          </li>
        ))}
      </Messages>
      {claim.photos.length > 0 && (
        <Photos>
          {claim.photos.map((photo, index) => (
            <a key={photo} href={photoAddress(access, claim, photo)} target="_blank" rel="noreferrer">
              <Picture
                src={photoAddress(access, claim, photo)}
                alt={t('What you sent, {index}', { index: index + 1 })}
                seed={`${claim.id} ${photo}`}
                ramp="carnelian"
                width={96}
                height={96}
              />
            </a>
          ))}
        </Photos>
      )}
      {claim.replacement && <p>{t('The replacement is order {replacement}.', { replacement: claim.replacement })}</p>}
      {claim.canReply && <Reply claim={claim} access={access} />}
    </Box>
  )
}

function Reply({ claim, access }: { claim: Claim; access: OrderAccess }) {
  const [message, setMessage] = useState('')
  const [photos, setPhotos] = useState<string[]>([])
  const [problem, setProblem] = useState<string>()
  const write = useWriteToClaim(access, claim)

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    setProblem(message.trim() === '' ? t('Please enter a message') : undefined)
    if (message.trim() === '') return
    runMutation(
      write,
      { message, photos },
      {
        onSuccess: () => {
          setMessage('')
          setPhotos([])
        },
        onError: (error) => setProblem(serverMessage(error, t('We couldn’t send your message. Please try again.'))),
      },
    )
  }

  return (
    <Form onSubmit={handleSubmit} noValidate>
      <Field label={t('Add a message')} error={problem}>
        {(aria) => (
          <Textarea
            {...aria}
            maxLength={MAX_CLAIM_CHARACTERS}
            value={message}
            onChange={({ target }) => setMessage(target.value)}
          />
        )}
      </Field>
      {claim.photos.length < MAX_CLAIM_PHOTOS && (
        <PhotoPicker photos={photos} onChange={setPhotos} most={MAX_CLAIM_PHOTOS - claim.photos.length} />
      )}
      <div>
        <Button type="submit" tone="outline" size="compact" pending={write.isPending}>
          {t('Send message')}
        </Button>
      </div>
    </Form>
  )
}

const Box = styled.div`
  display: grid;
  gap: ${theme.space[3]};
`
const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]} ${theme.space[3]};
`
const Messages = styled.ul`
  display: grid;
  gap: ${theme.space[3]};

  li {
    padding-inline-start: ${theme.space[3]};
    border-inline-start: 3px solid ${theme.color.line};
  }

  li[data-from='staff'] {
    border-color: ${theme.color.malachite};
  }

  small {
    color: ${theme.color.muted};
  }

  p {
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
`
const Photos = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};

  a {
    inline-size: 6rem;
    block-size: 6rem;
    overflow: hidden;
    ${theme.cleave.small}
  }
`
const Form = styled.form`
  display: grid;
  gap: ${theme.space[3]};
`
