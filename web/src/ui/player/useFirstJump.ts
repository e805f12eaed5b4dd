import { useEffect, type RefObject } from 'react'
import { jumpTo } from './control.ts'

/** The player's time line can't move a film of which nothing is loaded yet. */
export function useFirstJump(film: RefObject<HTMLVideoElement | null>) {
  useEffect(() => {
    const controller = film.current?.parentElement
    if (!controller) return
    function handleSeek(event: Event) {
      if (film.current?.readyState === 0) jumpTo(film, (event as CustomEvent<number>).detail)
    }
    controller.addEventListener('mediaseekrequest', handleSeek)
    return () => controller.removeEventListener('mediaseekrequest', handleSeek)
  }, [film])
}
