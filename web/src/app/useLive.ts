import { useLayoutEffect } from 'react'

/**
 * Tells `early.mjs`, which keeps what was done before the program listened, how much of the page listens by now. Told in the
 * same step in which it begins to listen, so that nothing done is lost between the two, or done twice.
 */
export function useLive(part: 'frame' | 'screen') {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement
    if (dataset['live'] === 'screen' || dataset['live'] === part) return
    dataset['live'] = part
    document.dispatchEvent(new Event('live'))
  }, [part])
}
