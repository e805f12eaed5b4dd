import { useCallback, useState } from 'react'

/**
 * Whether an image could not be loaded. One that the server wrote into the page may have failed before anything listened
 * to it, so each image is looked at when it is taken over as well.
 *
 * @returns `image` for the element: its `ref` and `onError`.
 */
export function useBrokenImage(src: string | null) {
  const [brokenSrc, setBrokenSrc] = useState<string | null>(null)
  const ref = useCallback(
    (image: HTMLImageElement | null) => {
      // An image that waits to come into view is not complete.
      if (image?.complete && image.currentSrc !== '' && image.naturalWidth === 0) setBrokenSrc(src)
    },
    [src],
  )
  return { isBroken: src !== null && src === brokenSrc, image: { ref, onError: () => setBrokenSrc(src) } }
}
