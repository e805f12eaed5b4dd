import { useEffect, useRef, type ComponentProps } from 'react'
import { styled } from 'styled-components'
import { useBrokenImage } from '../../lib/useBrokenImage.ts'
import { theme } from '../../theme.ts'

type PhotoStripProps = {
  title: string
  addresses: string[]
  index: number
  /** Twice as large, to be moved about. */
  isClose: boolean
  onSwipe: (index: number) => void
  onToggle: () => void
}

/** All pictures side by side, one in view: a finger moves them, and the browser brings each to rest. */
export function PhotoStrip({ title, addresses, index, isClose, onSwipe, onToggle }: PhotoStripProps) {
  const strip = useRef<HTMLUListElement>(null)
  const shown = useRef(-1)

  useEffect(() => {
    const { current } = strip
    if (!current || shown.current === index) return
    // Coming from the picture beside it, it slides; from anywhere else it is simply there.
    const isNear = shown.current >= 0 && Math.abs(shown.current - index) === 1
    shown.current = index
    current.scrollTo?.({ left: index * current.clientWidth, behavior: isNear ? 'smooth' : 'instant' })
  }, [index])

  // Closer, one begins in the middle.
  useEffect(() => {
    const place = isClose && strip.current?.children[index]
    if (!place) return
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = place
    place.scrollTo?.((scrollWidth - clientWidth) / 2, (scrollHeight - clientHeight) / 2)
  }, [isClose, index])

  function handleRest() {
    const { scrollLeft = 0, clientWidth = 0 } = strip.current ?? {}
    const rested = clientWidth ? Math.round(scrollLeft / clientWidth) : index
    if (rested === index) return
    shown.current = rested
    onSwipe(rested)
  }

  return (
    <Strip ref={strip} onScrollEnd={handleRest} role="list">
      {addresses.map((address, position) => (
        <Place key={address} inert={position !== index} data-close={(isClose && position === index) || undefined}>
          {/* Two clicks are a short cut; the button above does the same for keys. */}
          <Photo
            src={address}
            alt={`${title}, ${position + 1} of ${addresses.length}`}
            loading={Math.abs(position - index) <= 1 ? 'eager' : 'lazy'}
            onDoubleClick={onToggle}
          />
        </Place>
      ))}
    </Strip>
  )
}

function Photo(props: ComponentProps<'img'> & { src: string; alt: string }) {
  const { isBroken, image } = useBrokenImage(props.src)
  return isBroken ? <p>This photo could not be loaded.</p> : <img {...props} {...image} alt={props.alt} />
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
const Place = styled.li`
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
