import { useLayoutEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'

type Position = {
  y: number
  card?: { id: string; top: number }
}

const positions = new Map<string, Position>()

/** Scrolls to the top on a new screen, to the last clicked card on Back, and to the anchor of a URL with a hash. */
export function useScrollMemory() {
  const { key, pathname, hash } = useLocation()
  const isBack = useNavigationType() === NavigationType.Pop
  const screen = pathname + hash
  const shown = useRef<string | null>(null)

  useLayoutEffect(() => {
    // A change of the query string (filters, more of a list) must not scroll.
    const isNew = shown.current !== screen
    shown.current = screen
    const stored = positions.get(key)
    if (isBack && stored) returnTo(stored)
    else if (isNew && hash) document.getElementById(hash.slice(1))?.scrollIntoView()
    else if (isNew && !isBack) window.scrollTo(0, 0)
  }, [key, screen, hash, isBack])

  // A layout effect, so that the new screen's first scroll event is not stored for the old one.
  useLayoutEffect(() => {
    function storeScroll() {
      positions.set(key, { y: window.scrollY })
    }
    function storeCard({ target }: MouseEvent) {
      const card = target instanceof Element && target.closest('a') ? target.closest('article') : null
      if (!card?.id) return
      positions.set(key, { y: window.scrollY, card: { id: card.id, top: card.getBoundingClientRect().top } })
    }
    window.addEventListener('scroll', storeScroll, { passive: true })
    window.addEventListener('click', storeCard, { capture: true })
    return () => {
      window.removeEventListener('scroll', storeScroll)
      window.removeEventListener('click', storeCard, { capture: true })
    }
  }, [key])
}

const SETTLE_MS = 500

/** Lazily rendered cards have estimated heights: corrects the scroll position until they are laid out. */
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
