import { X } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'
import { BYTES } from '#contracts/shared/constants.ts'
import { IMAGE_EXTENSIONS } from '../../../../../lib/fileTypes.ts'
import { theme } from '../../../../../theme.ts'
import { IconButton } from '../../../../../ui/IconButton.tsx'
import type { UploadState } from '../../../../../ui/upload/UploadWidget.tsx'
import { UploadField } from '../../../../../ui/UploadField.tsx'
import { mediaOf } from '../../readNode.ts'
import { useBusy } from '../EditorContext.ts'
import { PhotoThumb } from './PhotoThumb.tsx'
import { language, t } from '../../../../../lib/text.ts'

type PhotosInputProps = {
  label: string
  /** Stored photos and addresses of uploads. */
  values: unknown[]
  maxFiles: number
  onChange: (values: unknown[]) => void
}

/** The photos a part has, and a place to upload more. */
export function PhotosInput({ label, values, maxFiles, onChange }: PhotosInputProps) {
  const [uploaded, setUploaded] = useState<string[]>([])
  /** What the upload widget has listed; it also removes them. */
  const [listed, setListed] = useState<unknown[]>([])
  const [round, setRound] = useState(0)
  const [isBusy, setBusy] = useState(false)
  useBusy(isBusy)
  const kept = values.filter((value) => Boolean(value) && !listed.includes(value))
  const room = maxFiles - kept.length

  function remove(value: unknown) {
    // The widget starts over with its new limit, so its photos join the list.
    setUploaded([])
    setListed([])
    setRound(round + 1)
    onChange([...kept.filter((one) => one !== value), ...uploaded])
  }

  function handleUploads({ addresses, isBusy: isSending }: UploadState) {
    setBusy(isSending)
    if (addresses.join() === uploaded.join()) return
    setUploaded(addresses)
    setListed([...listed, ...addresses])
    onChange([...kept, ...addresses])
  }

  return (
    <Box>
      {kept.length > 0 && (
        <List role="list" aria-label={t('{label}, chosen', { label })}>
          {kept.map((value, index) => (
            <li key={keyOf(value)}>
              <PhotoThumb value={value} />
              <IconButton
                aria-label={t('Remove {label} {number}', {
                  label: language() === 'en' ? label.toLowerCase() : label,
                  number: index + 1,
                })}
                onClick={() => remove(value)}
              >
                <X size={16} aria-hidden="true" />
              </IconButton>
            </li>
          ))}
        </List>
      )}
      {room > 0 && (
        <UploadField
          key={round}
          label={label}
          hint={maxFiles > 1 ? t('JPG, PNG or WebP, at most 10 MB each') : t('JPG, PNG or WebP, at most 10 MB')}
          limits={{ extensions: IMAGE_EXTENSIONS, maxBytes: BYTES.image, maxFiles: room }}
          onChange={handleUploads}
        />
      )}
    </Box>
  )
}

const keyOf = (value: unknown): string => mediaOf(value)?.url ?? String(value)

const Box = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[2]};
`
const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};

  && {
    padding: 0;
  }

  li {
    display: flex;
    align-items: center;
    margin: 0;
    border: 1px solid ${theme.color.line};
    border-radius: ${theme.radius.base};
    background: ${theme.color.surface};
    font-size: ${theme.size.sm};
  }
`
