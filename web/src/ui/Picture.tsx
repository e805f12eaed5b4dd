import { styled } from 'styled-components'
import { srcSetOf } from '#contracts/platform/pictures.ts'
import type { Ramp } from '#contracts/platform/tokens.ts'
import { useBrokenImage } from '../lib/useBrokenImage.ts'
import { useDeferredIsBrowser } from '../lib/useDeferredIsBrowser.ts'
import { lazyPart } from './lazyPart.tsx'

const AgateArt = lazyPart(async () => (await import('./AgateArt.tsx')).AgateArt, { Missing: () => null })
const StoneArt = lazyPart(async () => (await import('./StoneArt.tsx')).StoneArt, { Missing: () => null })

type PictureProps = {
  src: string | null
  /** Empty if adjacent text says the same. */
  alt: string
  /** For the placeholder. */
  seed: string
  ramp: Ramp
  width: number
  height: number
  fit?: 'cover' | 'contain'
  sizes?: string | undefined
  eager?: boolean
}

// Slightly less than a phone's width selects a smaller file, with no visible difference.
const CARD_SIZES = '(min-width: 960px) 24rem, (min-width: 720px) 50vw, 85vw'

export function Picture({
  src,
  alt,
  seed,
  ramp,
  width,
  height,
  fit = 'cover',
  sizes = CARD_SIZES,
  eager = false,
}: PictureProps) {
  const { isBroken, image } = useBrokenImage(src)
  if (!src || isBroken) return <Drawing alt={alt} seed={seed} ramp={ramp} fit={fit} />
  const srcSet = srcSetOf(src)
  return (
    <Image
      {...image}
      src={src}
      srcSet={srcSet}
      sizes={srcSet && sizes}
      alt={alt}
      width={width}
      height={height}
      $fit={fit}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : 'low'}
      decoding={eager ? 'auto' : 'async'}
    />
  )
}

/** In the browser only: it would add kilobytes to the document for each card. */
function Drawing({ alt, seed, ramp, fit }: Pick<PictureProps, 'alt' | 'seed' | 'ramp' | 'fit'>) {
  const isRendered = useDeferredIsBrowser()
  const Art = fit === 'contain' ? StoneArt : AgateArt
  return <Stone {...(alt && { role: 'img', 'aria-label': alt })}>{isRendered && <Art seed={seed} ramp={ramp} />}</Stone>
}

const Image = styled.img<{ $fit: 'cover' | 'contain' }>`
  inline-size: 100%;
  block-size: 100%;
  object-fit: ${({ $fit }) => $fit};
`
const Stone = styled.span`
  display: block;
  inline-size: 100%;
  block-size: 100%;

  svg {
    inline-size: 100%;
    block-size: 100%;
  }
`
