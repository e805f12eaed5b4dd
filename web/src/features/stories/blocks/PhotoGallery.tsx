import { styled } from 'styled-components'
import type { StoryMedia } from '#contracts/story.ts'
import { theme } from '../../../theme.ts'
import { Figure } from '../Figure.tsx'
import { PhotoButton, ratioOf } from '../PhotoButton.tsx'

type PhotoGalleryProps = { images: StoryMedia[]; caption?: string | null }

/** Photos in their own shapes, in rows of even height. */
export function PhotoGallery({ images, caption }: PhotoGalleryProps) {
  if (images.length === 0) return null
  return (
    <Figure caption={caption}>
      <Rows role="list" data-few={images.length < 3 || undefined}>
        {images.map((photo) => (
          <li key={photo.url} style={{ flexGrow: ratioOf(photo), flexBasis: `${ratioOf(photo) * 11}rem` }}>
            <PhotoButton photo={photo} sizes="(min-width: 960px) 24rem, (min-width: 720px) 45vw, 92vw" />
          </li>
        ))}
      </Rows>
    </Figure>
  )
}

const Rows = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};

  > li {
    max-inline-size: 100%;
  }

  > li:first-child button {
    ${theme.cleave.small}
  }
`
