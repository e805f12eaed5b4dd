import { type ChangeEvent, useId, useState } from 'react'
import { styled } from 'styled-components'
import type { PhotoKind } from '#contracts/community/identifications.ts'
import { shrinkPhoto } from '../../../lib/shrinkPhoto.ts'
import { t } from '../../../lib/text.ts'
import type { Ramp } from '#contracts/platform/tokens.ts'
import { theme } from '../../../theme.ts'
import { StoneArt } from '../../../ui/StoneArt.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import { PHOTO_LABELS } from './stoneLabels.ts'

type PhotoSlotProps = {
  kind: PhotoKind
  photo: string | undefined
  isNeeded: boolean
  onChange: (photo: string | undefined) => void
}

const RAMPS: Record<PhotoKind, Ramp> = { dry: 'carnelian', wet: 'moss', backlit: 'amethyst', scale: 'carnelian' }

/** One of the guided photos, made smaller before it is sent. */
export function PhotoSlot({ kind, photo, isNeeded, onChange }: PhotoSlotProps) {
  const id = useId()
  const [problem, setProblem] = useState<string>()
  const label = t(PHOTO_LABELS[kind].label)

  async function handleChange({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? []
    setProblem(undefined)
    if (file)
      try {
        onChange(await shrinkPhoto(file))
      } catch {
        setProblem(t('We couldn’t read that photo. Please choose a JPG, PNG or WebP.'))
      }
    target.value = ''
  }

  return (
    <Slot>
      <Frame>
        {photo === undefined ? (
          <StoneArt seed={`photo ${kind}`} ramp={RAMPS[kind]} />
        ) : (
          <img src={`data:image/jpeg;base64,${photo}`} alt={t('Your stone: {view}', { view: label })} />
        )}
        <Choose>{photo === undefined ? t('Choose photo') : t('Change photo')}</Choose>
        <VisuallyHidden
          as="input"
          id={id}
          type="file"
          accept="image/jpeg,image/png,image/webp"
          aria-labelledby={`${id}-name`}
          aria-describedby={`${id}-hint`}
          aria-invalid={problem ? true : undefined}
          onChange={(event: ChangeEvent<HTMLInputElement>) => void handleChange(event)}
        />
      </Frame>
      <label id={`${id}-name`} htmlFor={id}>
        {label}
        {!isNeeded && <small> {t('(optional)')}</small>}
      </label>
      <Hint id={`${id}-hint`} data-problem={problem !== undefined}>
        {problem ?? t(PHOTO_LABELS[kind].hint)}
      </Hint>
    </Slot>
  )
}

const Slot = styled.div`
  display: grid;
  align-content: start;
  gap: ${theme.space[1]};

  > label {
    margin-block-start: ${theme.space[1]};
    font-weight: 600;
  }

  small {
    color: ${theme.color.muted};
    font-size: ${theme.size.sm};
    font-weight: 400;
  }
`
const Frame = styled.label`
  position: relative;
  display: grid;
  place-items: center;
  aspect-ratio: 1;
  overflow: hidden;
  border: 1px solid ${theme.color.lineStrong};
  background: ${theme.color.sunken};
  cursor: pointer;
  ${theme.cleave.medium}

  &:hover {
    border-color: ${theme.color.text};
  }

  &:focus-within {
    outline: 3px solid ${theme.color.focus};
    outline-offset: 2px;
  }

  > svg {
    inline-size: 190%;
    margin: -45%;
  }

  > img {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
`
const Choose = styled.span`
  position: absolute;
  inset-block-end: ${theme.space[3]};
  inset-inline-start: ${theme.space[3]};
  padding: ${theme.space[1]} ${theme.space[3]};
  border-radius: ${theme.radius.base};
  background: ${theme.color.surface};
  font-size: ${theme.size.sm};
  font-weight: 600;
`
const Hint = styled.span`
  color: ${theme.color.muted};
  font-size: ${theme.size.sm};

  &[data-problem='true'] {
    color: ${theme.color.garnet};
  }
`
