import { useEffect } from 'react'

/**
 * While the sheet is open, the page beneath neither scrolls nor takes focus. Notifications stay usable, and so does what the card
 * provider adds outside of the application: the dialog of a bank. A modal `<dialog>` would lie above that, and keep it inert.
 */
export function useHeldPage() {
  useEffect(() => {
    const page = document.getElementById('main')?.parentElement
    if (!page) return
    const held = new Set<Element>()
    const hold = () => {
      for (const part of page.children) {
        if (part.role === 'region' || part.hasAttribute('inert')) continue
        part.setAttribute('inert', '')
        held.add(part)
      }
    }
    hold()
    // Signing in adds parts to the page.
    const added = new MutationObserver(hold)
    added.observe(page, { childList: true })
    return () => {
      added.disconnect()
      for (const part of held) part.removeAttribute('inert')
    }
  }, [])

  useEffect(() => {
    const { style, clientWidth, dataset } = document.documentElement
    const before = { overflow: style.overflow, paddingInlineEnd: style.paddingInlineEnd }
    // The page keeps its width without the scroll bar.
    style.paddingInlineEnd = `${window.innerWidth - clientWidth}px`
    style.overflow = 'hidden'
    dataset['sheet'] = ''
    return () => {
      Object.assign(style, before)
      delete dataset['sheet']
    }
  }, [])
}
