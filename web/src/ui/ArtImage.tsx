import type { ComponentProps } from 'react'
import { useBrokenImage } from '../lib/useBrokenImage.ts'

type ArtImageProps = Omit<ComponentProps<'img'>, 'src' | 'alt'> & { src: string }

/** Renders nothing on failure, instead of the browser's broken-image icon. */
export function ArtImage({ src, ...rest }: ArtImageProps) {
  const { isBroken, image } = useBrokenImage(src)
  return isBroken ? null : <img {...rest} {...image} src={src} alt="" />
}
