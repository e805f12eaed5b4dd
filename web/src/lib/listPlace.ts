import { type Location, useLocation, useNavigate } from 'react-router-dom'
import { pageNumberOf } from '#contracts/shared/pageNumberOf.ts'

/** A longer list drops the first pages. */
export const MAX_SHOWN_PAGES = 3

type ListPlace = {
  start: number
  page: number
  /** Without replacing the list on the screen. */
  setPage: (page: number, start: number) => void
}

/** A fresh load of `?page=3` shows page 3 alone; a tab that loaded pages 1 to 3 keeps all three, also after Back. */
export function useListPlace(): ListPlace {
  const { pathname, search, state } = useLocation() as Location<unknown>
  const navigate = useNavigate()
  const parameters = new URLSearchParams(search)
  const page = pageNumberOf(parameters)

  function setPage(next: number, start: number) {
    parameters.set('page', String(next))
    const listState: ListState = { listStart: start, openedAt: performance.timeOrigin }
    void navigate(`${pathname}?${parameters.toString()}`, { replace: true, state: listState })
  }

  return { start: readListStart(state) ?? page, page, setPage }
}

type ListState = { listStart: number; openedAt: number }

/** Ignores history state of an earlier document: the server did not know it when it rendered this one. */
function readListStart(state: unknown): number | null {
  if (typeof state !== 'object' || state === null || !('listStart' in state) || !('openedAt' in state)) return null
  return state.openedAt === performance.timeOrigin && typeof state.listStart === 'number' ? state.listStart : null
}
