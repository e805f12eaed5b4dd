import { useState, type ChangeEvent } from 'react'
import { styled } from 'styled-components'
import { MAX_CLAIM_PHOTOS } from '#contracts/shop/claims.ts'
import { theme } from '../../../theme.ts'
import { Button } from '../../../ui/Button.tsx'
import { Field } from '../../../ui/Field.tsx'
import { Input } from '../../../ui/Input.tsx'
import { shrinkPhoto } from '../../../lib/shrinkPhoto.ts'
import { t } from '../../../lib/text.ts'

type PhotoPickerProps = { photos: string[]; onChange: (photos: string[]) => void; most?: number }

/** Photos are made smaller before they are sent. */
export function PhotoPicker({ photos, onChange, most = MAX_CLAIM_PHOTOS }: PhotoPickerProps) {
  const [problem, setProblem] = useState<string>()

  async function handleChange({ target }: ChangeEvent<HTMLInputElement>) {
    const files = [...(target.files ?? [])].slice(0, most - photos.length)
    setProblem(undefined)
    try {
      onChange([...photos, ...(await Promise.all(files.map(shrinkPhoto)))])
    } catch {
      setProblem(t('We couldn’t read that photo. Please choose a JPG, PNG or WebP.'))
    }
    target.value = ''
  }

  return (
    <div>
      {photos.length < most && (
        <Field
          label={t('Photos')}
          necessity="optional"
          hint={`Up to ${most}. Only you and our team can see them; where they were taken is removed.`}
          error={problem}
        >
          {(aria) => (
            <PhotoInput
              {...aria}
              type="file"
              accept="image/jpeg,image/png,image/webp"
              multiple
              onChange={handleChange}
            />
          )}
        </Field>
      )}
      <Row role="list">
        {photos.map((photo, index) => (
          <li key={index}>
            <img src={`data:image/jpeg;base64,${photo}`} alt={t('Number {index}', { index: index + 1 })} />
            <Button
              tone="quiet"
              size="compact"
              aria-label={t('Remove photo {index}', { index: index + 1 })}
              onClick={() => onChange(photos.filter((_, at) => at !== index))}
            >
              {t('Remove')}
            </Button>
          </li>
        ))}
      </Row>
    </div>
  )
}

/** The photos below tell what was chosen: the browser would say that nothing was. */
const PhotoInput = styled(Input)`
  color: transparent;
  cursor: pointer;

  &::file-selector-button {
    padding: ${theme.space[1]} ${theme.space[3]};
    border: 1px solid ${theme.color.lineStrong};
    border-radius: ${theme.radius.base};
    background: ${theme.color.sunken};
    color: ${theme.color.text};
    font: 600 ${theme.size.sm} / 1.4 ${theme.font.text};
    cursor: pointer;
  }
`
const Row = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[3]};
  margin-block-start: ${theme.space[2]};

  img {
    inline-size: 6rem;
    block-size: 6rem;
    object-fit: cover;
    ${theme.cleave.small}
  }
`
