import { useEffect } from 'react'

/** Closing the page shows the browser's own question. */
export function useLeaveGuard(question: string | null) {
  useEffect(() => {
    if (question === null) return
    function handleUnload(event: BeforeUnloadEvent) {
      event.preventDefault()
    }
    function handleClick(event: MouseEvent) {
      const link = event.target instanceof Element ? event.target.closest('a[href]:not([target=_blank])') : null
      if (!link || window.confirm(question ?? '')) return
      event.preventDefault()
      event.stopPropagation()
    }
    window.addEventListener('beforeunload', handleUnload)
    document.addEventListener('click', handleClick, { capture: true })
    return () => {
      window.removeEventListener('beforeunload', handleUnload)
      document.removeEventListener('click', handleClick, { capture: true })
    }
  }, [question])
}
