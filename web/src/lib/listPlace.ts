import { type Location, useLocation, useNavigate } from 'react-router-dom'
import { pageNumberOf } from '#contracts/postPages.ts'

/** At most so many pages of cards are on the screen; a longer list drops its first ones. */
export const MAX_SHOWN_PAGES = 3

type ListPlace = {
  /** The page the list on the screen begins with. */
  start: number
  /** The page the address names, which is the last one on the screen. */
  page: number
  /** Writes into the address that the list has reached this page, without leaving what is on the screen. */
  reach: (page: number, start: number) => void
}

/**
 * The place in a long list, kept in the address as `?page=3`. Opened anew, the address shows that page; in the tab where
 * pages 1 to 3 were loaded one after the other it keeps all of them, also after Back.
 */
export function useListPlace(): ListPlace {
  const { pathname, search, state } = useLocation() as Location<unknown>
  const navigate = useNavigate()
  const parameters = new URLSearchParams(search)
  const page = pageNumberOf(parameters)

  function reach(next: number, start: number) {
    parameters.set('page', String(next))
    const kept: ListState = { listStart: start, openedAt: performance.timeOrigin }
    void navigate(`${pathname}?${parameters.toString()}`, { replace: true, state: kept })
  }

  return { start: startOf(state) ?? page, page, reach }
}

type ListState = { listStart: number; openedAt: number }

/** What another load of the document wrote is nothing the server knew of when it drew this one. */
function startOf(state: unknown): number | null {
  if (typeof state !== 'object' || state === null || !('listStart' in state) || !('openedAt' in state)) return null
  return state.openedAt === performance.timeOrigin && typeof state.listStart === 'number' ? state.listStart : null
}
