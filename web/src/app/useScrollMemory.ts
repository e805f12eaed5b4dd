import { useLayoutEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'

type Position = {
  y: number
  /** The card whose link was followed, and how far below the top of the window it was. */
  card?: { id: string; top: number }
}

const positions = new Map<string, Position>()

/** A new screen starts at its top, Back returns to the card it was left by, and an anchor is scrolled to. */
export function useScrollMemory() {
  const { key, pathname, hash } = useLocation()
  const isBack = useNavigationType() === NavigationType.Pop
  const screen = pathname + hash
  const shown = useRef<string | null>(null)

  useLayoutEffect(() => {
    // A change of the query alone (filters, more of a list) must not move the page.
    const isNew = shown.current !== screen
    shown.current = screen
    const remembered = positions.get(key)
    if (isBack && remembered) returnTo(remembered)
    else if (isNew && hash) document.getElementById(hash.slice(1))?.scrollIntoView()
    else if (isNew && !isBack) window.scrollTo(0, 0)
  }, [key, screen, hash, isBack])

  // Before anything else of the new screen: its first scroll is not the old one's.
  useLayoutEffect(() => {
    function rememberPlace() {
      positions.set(key, { y: window.scrollY })
    }
    function rememberCard({ target }: MouseEvent) {
      const card = target instanceof Element && target.closest('a') ? target.closest('article') : null
      if (!card?.id) return
      positions.set(key, { y: window.scrollY, card: { id: card.id, top: card.getBoundingClientRect().top } })
    }
    window.addEventListener('scroll', rememberPlace, { passive: true })
    window.addEventListener('click', rememberCard, { capture: true })
    return () => {
      window.removeEventListener('scroll', rememberPlace)
      window.removeEventListener('click', rememberCard, { capture: true })
    }
  }, [key])
}

const SETTLE_MS = 500

/** Cards that a phone has not laid out yet have an estimated height, so the card itself is followed until it stays. */
function returnTo({ y, card }: Position) {
  window.scrollTo(0, y)
  if (!card) return
  const { id, top } = card
  const until = performance.now() + SETTLE_MS
  let isTouched = false
  const stop = () => (isTouched = true)
  for (const type of ['wheel', 'touchstart', 'keydown'])
    window.addEventListener(type, stop, { once: true, passive: true })
  const follow = () => {
    const found = document.getElementById(id)
    if (!found || isTouched) return
    const moved = found.getBoundingClientRect().top - top
    if (Math.abs(moved) >= 1) window.scrollBy(0, moved)
    if (performance.now() < until) requestAnimationFrame(follow)
  }
  follow()
}
