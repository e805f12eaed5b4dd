import type { ComponentProps } from 'react'
import { useBrokenImage } from '../lib/useBrokenImage.ts'

type ArtImageProps = Omit<ComponentProps<'img'>, 'src' | 'alt'> & { src: string }

/** A decoration. Where it could not be loaded there is nothing, rather than the browser's broken picture. */
export function ArtImage({ src, ...rest }: ArtImageProps) {
  const { isBroken, image } = useBrokenImage(src)
  return isBroken ? null : <img {...rest} {...image} src={src} alt="" />
}
