import { styled } from 'styled-components'
import { srcSetOf } from '#contracts/pictures.ts'
import type { Ramp } from '#contracts/tokens.ts'
import { useBrokenImage } from '../lib/useBrokenImage.ts'
import { useIsSettled } from '../lib/useIsSettled.ts'
import { AgateArt } from './AgateArt.tsx'
import { StoneArt } from './StoneArt.tsx'

type PictureProps = {
  src: string | null
  /** Empty when the words beside it already say the same. */
  alt: string
  /** Decides the stone that stands in when there is no picture or it does not load. */
  seed: string
  ramp: Ramp
  width: number
  height: number
  fit?: 'cover' | 'contain'
  /** How wide it is drawn, as CSS writes it for an image; by default a card in a grid. */
  sizes?: string | undefined
  /** The first one is wanted before all else, the rest when it comes into view. */
  eager?: boolean
}

// A card is as wide as a phone; a little less is said, for a step down in bytes that no eye sees at a phone's density.
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
  if (!src || isBroken) return <Drawing seed={seed} ramp={ramp} fit={fit} />
  return (
    <Image
      {...image}
      src={src}
      srcSet={srcSetOf(src)}
      sizes={sizes}
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

/** What stands for a picture. It is some kilobytes, which a page with many of them need not carry: browsers draw it. */
function Drawing({ seed, ramp, fit }: Pick<PictureProps, 'seed' | 'ramp' | 'fit'>) {
  const isDrawn = useIsSettled()
  const Art = fit === 'contain' ? StoneArt : AgateArt
  return <Stone>{isDrawn && <Art seed={seed} ramp={ramp} />}</Stone>
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
