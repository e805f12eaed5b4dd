import { useLayoutEffect } from 'react'

/** Tells `early.mjs`, which holds what was done before, that the screen reacts from now on. */
export function useLive() {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement
    if (dataset['live']) return
    dataset['live'] = 'screen'
    document.dispatchEvent(new Event('live'))
  }, [])
}
