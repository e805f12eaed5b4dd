import { styled } from 'styled-components'
import { useBrokenImage } from '../lib/useBrokenImage.ts'
import { theme } from '../theme.ts'
import { AgateArt } from './AgateArt.tsx'

type HunterFaceProps = { id: string; pictureUrl: string | null; isCreator?: boolean; size?: 'small' | 'large' }

const STONE = { width: 48, height: 48, bands: 6 }

/** A member’s picture, or an agate of their own. */
export function HunterFace({ id, pictureUrl, isCreator = false, size = 'small' }: HunterFaceProps) {
  const { isBroken, image } = useBrokenImage(pictureUrl)
  return (
    <Face $isCreator={isCreator} $size={size === 'small' ? '2.5rem' : '6rem'}>
      {pictureUrl && !isBroken ? (
        <img {...image} src={`${pictureUrl}?w=320`} alt="" width={96} height={96} loading="lazy" decoding="async" />
      ) : (
        <AgateArt seed={id} ramp={isCreator ? 'carnelian' : 'amethyst'} size={STONE} />
      )}
    </Face>
  )
}

const Face = styled.div<{ $isCreator: boolean; $size: string }>`
  inline-size: ${({ $size }) => $size};
  block-size: ${({ $size }) => $size};
  flex: none;
  overflow: hidden;
  outline: ${({ $isCreator }) => ($isCreator ? `2px solid ${theme.color.carnelian}` : 'none')};
  background: ${theme.color.sunken};
  ${theme.cleave.small}

  img,
  svg {
    display: block;
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
`
