import { lazy, Suspense, useState } from 'react'
import { styled } from 'styled-components'
import type { Post } from '#contracts/posts.ts'
import { theme } from '../../theme.ts'
import { Picture } from '../../ui/Picture.tsx'
import { reportView } from './reportView.ts'

const Lightbox = lazy(() => import('./Lightbox.tsx').then((m) => ({ default: m.Lightbox })))

/** All pictures of a gallery, the first one large; each opens on its own. */
export function Gallery({ post }: { post: Post }) {
  const [openIndex, setOpenIndex] = useState<number | null>(null)
  const count = post.imageURLs.length

  function open(index: number) {
    reportView(post.id)
    setOpenIndex(index)
  }

  return (
    <>
      <Grid role="list">
        {post.imageURLs.map((address, index) => (
          <li key={address}>
            <Frame type="button" aria-label={`Open photo ${index + 1} of ${count}`} onClick={() => open(index)}>
              <Picture
                src={address}
                alt=""
                seed={`${post.id} ${index}`}
                ramp="moss"
                width={640}
                height={480}
                eager={index < 3}
              />
            </Frame>
          </li>
        ))}
      </Grid>
      {openIndex !== null && (
        <Suspense fallback={null}>
          <Lightbox
            title={post.title}
            addresses={post.imageURLs}
            index={openIndex}
            onChange={setOpenIndex}
            onClose={() => setOpenIndex(null)}
          />
        </Suspense>
      )}
    </>
  )
}

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

  ${theme.from.tablet} {
    grid-template-columns: repeat(4, 1fr);
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
