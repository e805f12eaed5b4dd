import { useState } from 'react'
import { styled } from 'styled-components'
import { BYTES } from '#contracts/shared/constants.ts'
import type { PostType } from '#contracts/content/posts.ts'
import { msg } from '#contracts/shared/msg.ts'
import { IMAGE_EXTENSIONS } from '../../../lib/fileTypes.ts'
import { theme } from '../../../theme.ts'
import { Button } from '../../../ui/Button.tsx'
import type { UploadState } from '../../../ui/upload/UploadWidget.tsx'
import { UploadField } from '../../../ui/UploadField.tsx'
import { t } from '../../../lib/text.ts'

const LIMITS = { extensions: IMAGE_EXTENSIONS, maxBytes: BYTES.image, maxFiles: 1 }
const DEFAULT_COVER = {
  video: msg('Without a cover, we show a frame of the video.'),
  gallery: msg('Without a cover, we show a drawing for a subscriber-only gallery.'),
}

type CoverFieldProps = { type: PostType; error: string | undefined; onChange: (state: UploadState) => void }

export function CoverField({ type, error, onChange }: CoverFieldProps) {
  const [isOpen, setOpen] = useState(false)
  if (isOpen)
    return (
      <UploadField
        label={t('Cover')}
        hint={t('JPG, PNG or WebP up to 10 MB. Everyone can see the cover, even on subscriber-only posts.')}
        limits={LIMITS}
        error={error}
        onChange={onChange}
      />
    )
  return (
    <Row>
      <Button tone="outline" size="compact" onClick={() => setOpen(true)}>
        {t('Add a cover')}
      </Button>
      <p>{t(DEFAULT_COVER[type])}</p>
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
