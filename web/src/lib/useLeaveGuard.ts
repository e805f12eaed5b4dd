import { useEffect } from 'react'

const QUESTION = 'An upload is still under way. Leave anyway and lose it?'

/** While active, asks before the page is left: by closing it, or by a link on it. */
export function useLeaveGuard(active: boolean) {
  useEffect(() => {
    if (!active) return
    function handleUnload(event: BeforeUnloadEvent) {
      event.preventDefault()
    }
    function handleClick(event: MouseEvent) {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null
      if (!link || window.confirm(QUESTION)) return
      event.preventDefault()
      event.stopPropagation()
    }
    window.addEventListener('beforeunload', handleUnload)
    document.addEventListener('click', handleClick, { capture: true })
    return () => {
      window.removeEventListener('beforeunload', handleUnload)
      document.removeEventListener('click', handleClick, { capture: true })
    }
  }, [active])
}
