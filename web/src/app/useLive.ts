import { useLayoutEffect } from 'react'

/** Tells `early.mjs` in the commit that attaches the handlers, so that no interaction is lost or handled twice. */
export function useLive(part: 'frame' | 'screen') {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement
    if (dataset['live'] === 'screen' || dataset['live'] === part) return
    dataset['live'] = part
    document.dispatchEvent(new Event('live'))
  }, [part])
}
