import { useEffect } from 'react'
import { css, styled } from 'styled-components'
import type { Post } from '#contracts/content/posts.ts'
import { theme } from '../../../theme.ts'
import { lazyPart } from '../../../ui/lazyPart.tsx'
import { MissingDialog } from '../../../ui/MissingPart.tsx'
import { Picture } from '../../../ui/Picture.tsx'
import { useOpenPhoto } from '../../../ui/lightbox/useOpenPhoto.ts'
import { reportView } from './reportView.ts'
import { t } from '../../../lib/text.ts'

const Lightbox = lazyPart(async () => (await import('../../../ui/lightbox/Lightbox.tsx')).Lightbox, {
  Missing: MissingDialog,
})

function sizesOf(index: number, count: number): string {
  if (count === 1) return '(min-width: 720px) 72rem, 85vw'
  return index === 0 || count < 5 ? '(min-width: 720px) 36rem, 85vw' : '(min-width: 720px) 18rem, 50vw'
}

export function Gallery({ post }: { post: Post }) {
  const count = post.imageURLs.length
  const photo = useOpenPhoto(count)

  // Opening a gallery counts as a view; enlarging a photo does not count again.
  useEffect(() => reportView(post.id), [post.id])

  return (
    <>
      <Grid role="list">
        {post.imageURLs.map((url, index) => (
          <li key={url}>
            <Frame
              type="button"
              aria-label={t('Open photo {index} of {count}', { index: index + 1, count })}
              onClick={() => photo.open(index)}
            >
              <Picture
                src={url}
                alt=""
                seed={`${post.id} ${index}`}
                ramp="moss"
                width={640}
                height={480}
                sizes={sizesOf(index, count)}
                eager={index === 0}
              />
            </Frame>
          </li>
        ))}
      </Grid>
      {photo.index !== null && (
        <Lightbox
          title={post.title}
          urls={post.imageURLs}
          index={photo.index}
          onChange={photo.turn}
          onClose={photo.close}
        />
      )}
    </>
  )
}

const wide = css`
  grid-column: span 2;
  aspect-ratio: 8 / 3;
`
const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, 1fr);
  gap: ${theme.space[2]};

  > li {
    aspect-ratio: 4 / 3;
  }

  > li:first-child {
    grid-column: span 2;
    grid-row: span 2;
  }

  /* The last row has no gap: its pictures grow. Two in a row on phones, four from tablets on. */
  ${theme.below.tablet} {
    > li:nth-child(even):last-child {
      ${wide}
    }
  }

  ${theme.from.tablet} {
    grid-template-columns: repeat(4, 1fr);

    > li:only-child,
    > li:nth-child(4n + 6):last-child {
      grid-column: span 4;
      aspect-ratio: 16 / 9;
    }

    > li:nth-child(2):last-child {
      grid-column: span 2;
      grid-row: span 2;
    }

    > li:nth-child(2):nth-last-child(2),
    > li:nth-child(3):last-child,
    > li:nth-child(4):last-child,
    > li:nth-child(4n + 6):nth-last-child(2),
    > li:nth-child(4n + 7):last-child,
    > li:nth-child(4n + 8):last-child {
      ${wide}
    }
  }
`
const Frame = styled.button`
  display: block;
  inline-size: 100%;
  block-size: 100%;
  padding: 0;
  overflow: hidden;
  border: 0;
  border-radius: ${theme.radius.base};
  background: ${theme.color.sunken};
  cursor: zoom-in;

  li:first-child > & {
    ${theme.cleave.medium}
  }
`
