import { useEffect } from 'react'

/** Tells `early.mjs`, which keeps what was done before the program listened, how much of the page listens by now. */
export function useLive(part: 'frame' | 'screen') {
  useEffect(() => {
    const { dataset } = document.documentElement
    if (dataset['live'] === 'screen' || dataset['live'] === part) return
    dataset['live'] = part
    document.dispatchEvent(new Event('live'))
  }, [part])
}
