import type { MouseEvent } from 'react'
import { type Location, useLocation, useNavigate } from 'react-router-dom'
import { leaveTo } from './leaveTo.ts'
import { useIsBrowser } from './useIsBrowser.ts'

/** What somebody joins for: to see the post of the page, or to write a comment on it. */
export type JoinFor = 'post' | 'comment'
type Join = { joinFor: JoinFor; address: string }

export const readJoin = (state: unknown): Join | null =>
  typeof state === 'object' && state !== null && 'joinFor' in state && 'address' in state ? (state as Join) : null

/**
 * For a link to the pages where one signs in or subscribes, on a page with a `JoinPlace`: a press opens the sheet over the page
 * instead. The link itself stays, for a new tab and for browsers without scripts.
 */
export function useOpenJoinSheet(joinFor: JoinFor) {
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  return (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    // Safari doesn’t focus a link that is pressed, and the focus returns here.
    event.currentTarget.focus({ preventScroll: true })
    const address = event.currentTarget.getAttribute('href')
    void navigate({ pathname, search, hash }, { state: { joinFor, address } })
  }
}

/** The open sheet has its own history entry: Back closes it and stays on the page. */
export function useJoinSheet() {
  const { pathname, search, hash, state } = useLocation() as Location<unknown>
  const navigate = useNavigate()
  const isBrowser = useIsBrowser()
  const join = isBrowser ? readJoin(state) : null

  return {
    joinFor: join?.joinFor ?? null,
    /** As if the link had been pressed without scripts. Back from there leads to the page, not to the sheet. */
    followLink: () => {
      void navigate({ pathname, search, hash }, { replace: true, state: null })
      if (join) leaveTo(join.address)
    },
  }
}
