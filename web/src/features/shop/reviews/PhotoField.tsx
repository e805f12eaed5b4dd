import { useState } from 'react'
import { styled } from 'styled-components'
import { call } from '#contracts/call.ts'
import { BYTES } from '#contracts/shared/constants.ts'
import { requestReviewPhoto } from '#contracts/routes/shop/reviews.ts'
import { IMAGE_EXTENSIONS } from '../../../lib/fileTypes.ts'
import { theme } from '../../../theme.ts'
import { Button } from '../../../ui/Button.tsx'
import type { UploadState } from '../../../ui/upload/UploadWidget.tsx'
import { UploadField } from '../../../ui/UploadField.tsx'
import { partsOf, type ReviewAccess } from './queries.ts'
import { t } from '../../../lib/text.ts'

const LIMITS = { extensions: IMAGE_EXTENSIONS, maxBytes: BYTES.image, maxFiles: 1 }

type PhotoFieldProps = {
  access: ReviewAccess
  /** One that was sent with the review. */
  hasPhoto: boolean
  error: string | undefined
  onRemove: () => void
  onChange: (state: UploadState) => void
}

/** The uploader loads when somebody wants it. */
export function PhotoField({ access, hasPhoto, error, onRemove, onChange }: PhotoFieldProps) {
  const [isOpen, setOpen] = useState(false)
  if (isOpen)
    return (
      <UploadField
        label={t('Photo')}
        hint={t('JPG, PNG or WebP up to 10 MB. We remove where and with what it was taken.')}
        limits={LIMITS}
        error={error}
        requestAddress={() => call(requestReviewPhoto, partsOf(access))}
        onChange={onChange}
      />
    )
  return (
    <Row>
      <Button tone="outline" size="compact" onClick={() => setOpen(true)}>
        {hasPhoto ? t('Replace the photo') : t('Add a photo')}
      </Button>
      {hasPhoto && (
        <Button tone="quiet" size="compact" onClick={onRemove}>
          {t('Remove the photo')}
        </Button>
      )}
      <p>{t('Optional. We look at it before others see it.')}</p>
    </Row>
  )
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]} ${theme.space[3]};

  p {
    flex: 1 1 14rem;
    color: ${theme.color.muted};
    font-size: ${theme.size.sm};
  }
`
