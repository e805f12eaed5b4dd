import { styled } from 'styled-components'
import { srcSetOf } from '#contracts/platform/pictures.ts'
import type { useBrokenImage } from '../../../lib/useBrokenImage.ts'
import { lazyPart } from '../../../ui/lazyPart.tsx'

const StoneMap = lazyPart(async () => (await import('./StoneMap.tsx')).StoneMap, { Missing: () => null })

type HeroImageProps = {
  /** Null when there is no cover photo or it did not load: shows the contour map. */
  address: string | null
  image: ReturnType<typeof useBrokenImage>['image']
}

export function HeroImage({ address, image }: HeroImageProps) {
  if (address) {
    return (
      <Photo
        {...image}
        src={address}
        srcSet={srcSetOf(address)}
        sizes="(min-width: 720px) 100vw, 80vw"
        alt=""
        fetchPriority="high"
      />
    )
  }
  return <StoneMap />
}

const Photo = styled.img`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  object-fit: cover;
`
