import { Camera, X } from 'lucide-react'
import { type ChangeEvent, useId, useState } from 'react'
import { styled } from 'styled-components'
import { type LoggedFind, MAX_FIND_PHOTOS } from '#contracts/community/loggedFinds.ts'
import { shrinkPhoto } from '../../../lib/shrinkPhoto.ts'
import { t } from '../../../lib/text.ts'
import { theme } from '../../../theme.ts'
import { IconButton } from '../../../ui/IconButton.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import { findPhotoAddress } from './queries.ts'

type FindPhotoFieldsProps = {
  find: LoggedFind | null
  removed: LoggedFind['photos']
  /** In base64, not sent yet. */
  added: string[]
  onAdd: (photo: string) => void
  onDrop: (index: number) => void
  onRemove: (photo: LoggedFind['photos'][number]) => void
}

export function FindPhotoFields({ find, removed, added, onAdd, onDrop, onRemove }: FindPhotoFieldsProps) {
  const id = useId()
  const [problem, setProblem] = useState<string>()
  const stored = find ? find.photos.filter((photo) => !removed.includes(photo)) : []
  const left = MAX_FIND_PHOTOS - stored.length - added.length

  async function handleChange({ target }: ChangeEvent<HTMLInputElement>) {
    setProblem(undefined)
    const files = [...(target.files ?? [])].slice(0, left)
    try {
      for (const file of files) onAdd(await shrinkPhoto(file))
    } catch {
      setProblem(t('We couldn’t read that photo. Please choose a JPG, PNG or WebP.'))
    }
    target.value = ''
  }

  return (
    <Box role="group" aria-label={t('Photos')}>
      <Row role="list">
        {stored.map((photo, index) => (
          <li key={photo}>
            <img
              src={findPhotoAddress(find?.id ?? 0, photo, 'small')}
              alt={t('Stored, number {index}', { index: index + 1 })}
            />
            <IconButton aria-label={t('Remove photo {index}', { index: index + 1 })} onClick={() => onRemove(photo)}>
              <X size={18} aria-hidden="true" />
            </IconButton>
          </li>
        ))}
        {added.map((photo, index) => (
          <li key={photo.slice(-64)}>
            <img src={`data:image/jpeg;base64,${photo}`} alt={t('New, number {index}', { index: index + 1 })} />
            <IconButton aria-label={t('Remove new photo {index}', { index: index + 1 })} onClick={() => onDrop(index)}>
              <X size={18} aria-hidden="true" />
            </IconButton>
          </li>
        ))}
        {left > 0 && (
          <li>
            <Choose htmlFor={id}>
              <Camera size={24} strokeWidth={1.75} aria-hidden="true" />
              {t('Add photos')}
            </Choose>
            <VisuallyHidden
              as="input"
              id={id}
              type="file"
              multiple
              accept="image/jpeg,image/png,image/webp"
              aria-describedby={`${id}-hint`}
              onChange={(event: ChangeEvent<HTMLInputElement>) => void handleChange(event)}
            />
          </li>
        )}
      </Row>
      <Hint id={`${id}-hint`} role={problem ? 'alert' : undefined} data-problem={problem !== undefined}>
        {problem ?? t('Up to four. The first is on the card and may be shown. We remove where they were taken.')}
      </Hint>
    </Box>
  )
}

const Box = styled.div`
  display: grid;
  gap: ${theme.space[2]};
`
const Row = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(8rem, 1fr));
  gap: ${theme.space[3]};

  li {
    position: relative;
    aspect-ratio: 1;
  }

  img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
    ${theme.cleave.small}
  }

  button {
    position: absolute;
    inset-block-start: ${theme.space[2]};
    inset-inline-end: ${theme.space[2]};
    background: ${theme.color.surface};
  }
`
const Choose = styled.label`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${theme.space[2]};
  block-size: 100%;
  border: 1px dashed ${theme.color.lineStrong};
  background: ${theme.color.sunken};
  font-weight: 600;
  cursor: pointer;
  ${theme.cleave.small}

  &:hover {
    border-color: ${theme.color.text};
  }

  &:has(+ :focus-visible) {
    outline: 3px solid ${theme.color.focus};
    outline-offset: 2px;
  }
`
const Hint = styled.p`
  color: ${theme.color.muted};
  font-size: ${theme.size.sm};

  &[data-problem='true'] {
    color: ${theme.color.garnet};
  }
`
