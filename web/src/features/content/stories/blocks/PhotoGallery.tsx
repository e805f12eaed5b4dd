import { styled } from 'styled-components'
import type { StoryMedia } from '#contracts/content/story.ts'
import { theme } from '../../../../theme.ts'
import { Figure } from '../Figure.tsx'
import { PhotoButton, ratioOf } from '../PhotoButton.tsx'
import { photoRows } from '../photoRows.ts'

type PhotoGalleryProps = { images: StoryMedia[]; caption?: string | null }

/** Widths of a row in heights: on phones and from tablets on. */
const NARROW = 1.9
const WIDE = 4.2

/** Photos in their own aspect ratios, in rows of equal height. */
export function PhotoGallery({ images, caption }: PhotoGalleryProps) {
  const ratios = images.map(ratioOf)
  const narrow = photoRows(ratios, NARROW)
  const wide = photoRows(ratios, WIDE)
  if (images.length === 0) return null
  return (
    <Figure caption={caption}>
      <Rows role="list">
        {images.map((photo, index) => (
          <li
            key={photo.url}
            style={{
              '--narrow': narrow[index]?.share,
              '--narrow-count': narrow[index]?.count,
              '--wide': wide[index]?.share,
              '--wide-count': wide[index]?.count,
            }}
          >
            <PhotoButton photo={photo} sizes="(min-width: 960px) 24rem, (min-width: 720px) 45vw, 85vw" />
          </li>
        ))}
      </Rows>
    </Figure>
  )
}

const Rows = styled.ul`
  --gap: ${theme.space[2]};

  display: flex;
  flex-wrap: wrap;
  gap: var(--gap);

  && {
    padding: 0;
  }

  > li {
    /* A tenth of a pixel less, so that rounding never breaks a row. */
    inline-size: calc((100% - (var(--count) - 1) * var(--gap)) * var(--share) - 0.1px);
    margin: 0;

    --share: var(--narrow);
    --count: var(--narrow-count);
  }

  ${theme.from.tablet} {
    > li {
      --share: var(--wide);
      --count: var(--wide-count);
    }
  }

  > li:first-child button {
    ${theme.cleave.small}
  }
`
