import { styled } from 'styled-components'
import type { Identification } from '#contracts/community/identifications.ts'
import { t } from '../../../lib/text.ts'
import { theme } from '../../../theme.ts'
import { Picture } from '../../../ui/Picture.tsx'
import { stonePhotoAddress } from './queries.ts'
import { PHOTO_LABELS } from './stoneLabels.ts'

type StonePhotoRowProps = { id: Identification['id']; name: string; photos: Identification['photos'] }

export function StonePhotoRow({ id, name, photos }: StonePhotoRowProps) {
  return (
    <Row>
      {photos.map(({ id: photo, kind }) => (
        <a key={photo} href={stonePhotoAddress(id, photo)} target="_blank" rel="noreferrer">
          <Picture
            src={stonePhotoAddress(id, photo)}
            alt={`${name}: ${t(PHOTO_LABELS[kind].label)}`}
            seed={`${id} ${kind}`}
            ramp="carnelian"
            width={480}
            height={480}
          />
        </a>
      ))}
    </Row>
  )
}

const Row = styled.div`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  gap: ${theme.space[2]};

  a {
    aspect-ratio: 1;
    overflow: hidden;
    ${theme.cleave.small}
  }
`
