import { cutText } from '../shared/cutText.ts'
import { addressOf } from '../shared/addressOf.ts'
import { pageNumberOf } from '../shared/pageNumberOf.ts'
import { stoneOf, yearOf } from './postPages.ts'
import { search } from '../routes/content/search.ts'
import {
  MAX_SEARCH_CHARACTERS,
  RESULTS_PER_GROUP,
  RESULTS_PER_PAGE,
  SEARCH_ACCESS,
  SEARCH_KINDS,
  type SearchAccess,
  type SearchKind,
} from './searchKinds.ts'

/** The search terms and filters of a search page. */
export type Search = {
  q: string
  kind?: SearchKind | undefined
  year?: number | undefined
  stone?: string | undefined
  state?: string | undefined
  members?: SearchAccess | undefined
  page?: number | undefined
}

const STATE = /^[A-Z]{2}$/

/** The search of `/content?q=agate`; null for other addresses. */
export function searchOf(address: URLSearchParams): Search | null {
  const q = cutText(address.get('q')?.trim() ?? '', MAX_SEARCH_CHARACTERS)
  if (!q) return null
  const page = pageNumberOf(address)
  return {
    q,
    kind: SEARCH_KINDS.find((kind) => kind === address.get('kind')),
    year: yearOf(address) ?? undefined,
    stone: stoneOf(address) ?? undefined,
    state: STATE.exec(address.get('state') ?? '')?.[0],
    members: SEARCH_ACCESS.find((access) => access === address.get('members')),
    page: page > 1 && page <= 50 ? page : undefined,
  }
}

/** The site's address of a search. */
export function searchAddress(wanted: Search): string {
  return `/content?${new URLSearchParams(Object.entries(fieldsOf(wanted)).map(([name, value]) => [name, String(value)])).toString()}`
}

/** The query of the API call, normalized. */
export const searchQueryOf = (wanted: Search) => ({
  ...fieldsOf(wanted),
  limit: wanted.kind ? RESULTS_PER_PAGE : RESULTS_PER_GROUP,
})

export const searchApiAddress = (wanted: Search): string => addressOf(search, { query: searchQueryOf(wanted) })

/** Only a single kind has pages; the groups of all kinds have none. */
function fieldsOf({ q, kind, year, stone, state, members, page }: Search) {
  return {
    q,
    ...(kind && { kind }),
    ...(year && { year }),
    ...(stone && { stone }),
    ...(state && { state }),
    ...(members && { members }),
    ...(kind && page && { page }),
  }
}
