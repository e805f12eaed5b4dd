import { useLayoutEffect } from 'react'

/** Tells `early.mjs` to replay the interactions it held. */
export function useLive() {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement
    if (dataset['live']) return
    dataset['live'] = 'screen'
    document.dispatchEvent(new Event('live'))
  }, [])
}
