import { useLayoutEffect } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'

const positions = new Map<string, number>()

/** A new screen starts at its top, Back returns to where it was, and an anchor is scrolled to. */
export function useScrollMemory() {
  const { key, pathname, hash } = useLocation()
  const isBack = useNavigationType() === NavigationType.Pop

  useLayoutEffect(() => {
    const remembered = positions.get(key)
    if (isBack && remembered !== undefined) window.scrollTo(0, remembered)
    else if (hash) document.getElementById(hash.slice(1))?.scrollIntoView()
    else if (!isBack) window.scrollTo(0, 0)

    function remember() {
      positions.set(key, window.scrollY)
    }
    window.addEventListener('scroll', remember, { passive: true })
    return () => window.removeEventListener('scroll', remember)
    // A change of the query alone (filters) must not move the page, so `key` is not a reason to run.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [pathname, hash])
}
