import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useIsBrowser } from '../../lib/useIsBrowser.ts'

/** Which picture is open over the window, as a place of its own in the history: Back closes it and stays with the post. */
export function useOpenPhoto(count: number) {
  const location = useLocation()
  const navigate = useNavigate()
  const isBrowser = useIsBrowser()
  const isClosing = useRef(false)
  const { photo } = (location.state ?? {}) as { photo?: unknown }
  const isOpen = isBrowser && typeof photo === 'number' && photo >= 0 && photo < count

  useEffect(() => {
    isClosing.current = false
  }, [location.key])

  const { pathname, search, hash } = location
  const go = (index: number, replace: boolean) =>
    void navigate({ pathname, search, hash }, { replace, state: { photo: index } })
  return {
    index: isOpen ? photo : null,
    open: (index: number) => go(index, false),
    turn: (index: number) => go(index, true),
    close: () => {
      // Two presses of a key are one wish.
      if (isClosing.current) return
      isClosing.current = true
      void navigate(-1)
    },
  }
}
