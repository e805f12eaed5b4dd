'use client'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useText } from '../view/useText.ts'
import { SearchDialog } from './SearchDialog.tsx'

/** In the header of every page. Slash opens it, or Control+K, which also works in a field. */
export function StudioSearch() {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !asksToSearch(event)) return
      event.preventDefault()
      setOpen(true)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
  return (
    <>
      <button
        type="button"
        className="studio-search__open"
        aria-haspopup="dialog"
        aria-keyshortcuts="/ Control+K"
        onClick={() => setOpen(true)}
      >
        {t('Search')} <kbd aria-hidden="true">/</kbd>
      </button>
      {isOpen && createPortal(<SearchDialog onClose={() => setOpen(false)} />, document.body)}
    </>
  )
}

/** In the text of a post both keys have another meaning. */
function asksToSearch({ key, target, altKey, ctrlKey, metaKey }: KeyboardEvent): boolean {
  const isIn = (fields: string) => target instanceof Element && target.closest(fields) !== null
  if (altKey || isIn('[contenteditable="true"], dialog')) return false
  if (ctrlKey || metaKey) return key.toLowerCase() === 'k'
  return key === '/' && !isIn('input, textarea, select')
}
