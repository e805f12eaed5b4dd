import { useEffect, useRef, type ComponentProps } from 'react'
import { styled } from 'styled-components'
import { useBrokenImage } from '../../lib/useBrokenImage.ts'
import { theme } from '../../theme.ts'
import { t } from '../../lib/text.ts'

type PhotoStripProps = {
  title: string
  urls: string[]
  alts?: string[] | undefined
  index: number
  isZoomed: boolean
  onSwipe: (index: number) => void
  onToggle: () => void
}

export function PhotoStrip({ title, urls, alts, index, isZoomed, onSwipe, onToggle }: PhotoStripProps) {
  const strip = useRef<HTMLUListElement>(null)
  const shown = useRef(-1)

  useEffect(() => {
    const { current } = strip
    if (!current || shown.current === index) return
    // Animates only to a neighboring picture.
    const isNear = shown.current >= 0 && Math.abs(shown.current - index) === 1
    shown.current = index
    current.scrollTo?.({ left: index * current.clientWidth, behavior: isNear ? 'smooth' : 'instant' })
  }, [index])

  useEffect(() => {
    const slide = isZoomed && strip.current?.children[index]
    if (!slide) return
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = slide
    slide.scrollTo?.((scrollWidth - clientWidth) / 2, (scrollHeight - clientHeight) / 2)
  }, [isZoomed, index])

  function handleScrollEnd() {
    const { scrollLeft = 0, clientWidth = 0 } = strip.current ?? {}
    const visible = clientWidth ? Math.round(scrollLeft / clientWidth) : index
    if (visible === index) return
    shown.current = visible
    onSwipe(visible)
  }

  return (
    <Strip ref={strip} onScrollEnd={handleScrollEnd} role="list">
      {urls.map((url, position) => (
        <Slide key={url} inert={position !== index} data-close={(isZoomed && position === index) || undefined}>
          {/* A shortcut; the button above does the same for the keyboard. */}
          <Photo
            src={url}
            alt={
              alts?.[position] ||
              t('{title}, {position} of {count}', { title, position: position + 1, count: urls.length })
            }
            loading={Math.abs(position - index) <= 1 ? 'eager' : 'lazy'}
            onDoubleClick={onToggle}
          />
        </Slide>
      ))}
    </Strip>
  )
}

function Photo(props: ComponentProps<'img'> & { src: string; alt: string }) {
  const { isBroken, image } = useBrokenImage(props.src)
  return isBroken ? <p>{t('This photo could not be loaded.')}</p> : <img {...props} {...image} alt={props.alt} />
}

const Strip = styled.ul`
  display: flex;
  overflow: auto hidden;
  overscroll-behavior-x: contain;
  scroll-snap-type: x mandatory;
  scrollbar-width: none;
  list-style: none;

  @media (prefers-reduced-motion: reduce) {
    scroll-behavior: auto;
  }
`
const Slide = styled.li`
  flex: 0 0 100%;
  min-inline-size: 0;
  block-size: 100%;
  scroll-snap-align: center;
  scroll-snap-stop: always;

  img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: contain;
  }

  p {
    padding: ${theme.space[6]};
    text-align: center;
  }

  &[data-close] {
    overflow: auto;

    img {
      inline-size: 220%;
      max-inline-size: none;
      block-size: 220%;
    }
  }
`
