import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useIsBrowser } from '../../lib/useIsBrowser.ts'

/**
 * The open picture has its own history entry: Back closes it and stays on the page.
 *
 * @param album tells the sets of pictures on one page apart.
 */
export function useOpenPhoto(count: number, album = 'gallery') {
  const location = useLocation()
  const navigate = useNavigate()
  const isBrowser = useIsBrowser()
  const isClosing = useRef(false)
  const state = (location.state ?? {}) as { photo?: unknown; album?: unknown }
  const { photo } = state
  const isOpen = isBrowser && state.album === album && typeof photo === 'number' && photo >= 0 && photo < count

  useEffect(() => {
    isClosing.current = false
  }, [location.key])

  const { pathname, search, hash } = location
  const go = (index: number, replace: boolean) =>
    void navigate({ pathname, search, hash }, { replace, state: { photo: index, album } })
  return {
    index: isOpen ? photo : null,
    open: (index: number) => go(index, false),
    turn: (index: number) => go(index, true),
    close: () => {
      // A repeated key press must not go back twice.
      if (isClosing.current) return
      isClosing.current = true
      void navigate(-1)
    },
  }
}
