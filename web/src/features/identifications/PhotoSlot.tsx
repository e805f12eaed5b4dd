import { type ChangeEvent, useId, useState } from 'react'
import { styled } from 'styled-components'
import type { PhotoKind } from '#contracts/identifications.ts'
import { shrinkPhoto } from '../../lib/shrinkPhoto.ts'
import type { Ramp } from '#contracts/tokens.ts'
import { theme } from '../../theme.ts'
import { StoneArt } from '../../ui/StoneArt.tsx'
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
  const { label, hint } = PHOTO_LABELS[kind]

  async function handleChange({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? []
    setProblem(undefined)
    if (file)
      try {
        onChange(await shrinkPhoto(file))
      } catch {
        setProblem('We couldn’t read that photo. Please choose a JPG, PNG or WebP.')
      }
    target.value = ''
  }

  return (
    <Slot data-filled={photo !== undefined}>
      <label htmlFor={id}>
        {photo === undefined ? (
          <Drawing>
            <StoneArt seed={`photo ${kind}`} ramp={RAMPS[kind]} />
          </Drawing>
        ) : (
          <img src={`data:image/jpeg;base64,${photo}`} alt={`Your stone: ${label}`} />
        )}
        <strong>
          {label}
          {!isNeeded && <small> (optional)</small>}
        </strong>
      </label>
      <span id={`${id}-hint`}>{problem ?? hint}</span>
      <input
        id={id}
        type="file"
        accept="image/jpeg,image/png,image/webp"
        aria-describedby={`${id}-hint`}
        aria-invalid={problem ? true : undefined}
        onChange={(event) => void handleChange(event)}
      />
    </Slot>
  )
}

const Slot = styled.div`
  display: grid;
  align-content: start;
  gap: ${theme.space[1]};

  label {
    display: grid;
    gap: ${theme.space[2]};
    cursor: pointer;
  }

  label > img {
    inline-size: 100%;
    aspect-ratio: 1;
    object-fit: cover;
    ${theme.cleave.small}
  }

  small,
  span {
    color: ${theme.color.muted};
    font-size: ${theme.size.sm};
    font-weight: 400;
  }

  input {
    inline-size: 100%;
    min-block-size: 2.75rem;
    font-size: ${theme.size.sm};
  }
`
const Drawing = styled.div`
  display: grid;
  place-items: center;
  aspect-ratio: 1;
  padding: ${theme.space[4]};
  overflow: hidden;
  border: 1px dashed ${theme.color.lineStrong};
  background: ${theme.color.sunken};
  ${theme.cleave.small}

  svg {
    max-inline-size: 60%;
    max-block-size: 100%;
  }
`
