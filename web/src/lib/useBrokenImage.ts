import { useCallback, useState } from 'react'

/** A server-rendered image may fail before hydration, so the ref checks it, too. */
export function useBrokenImage(src: string | null) {
  const [brokenSrc, setBrokenSrc] = useState<string | null>(null)
  const ref = useCallback(
    (image: HTMLImageElement | null) => {
      // A lazy image that is not in view yet is not complete.
      if (image?.complete && image.currentSrc !== '' && image.naturalWidth === 0) setBrokenSrc(src)
    },
    [src],
  )
  return { isBroken: src !== null && src === brokenSrc, image: { ref, onError: () => setBrokenSrc(src) } }
}
