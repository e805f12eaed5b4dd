import { splitLanguage } from '#contracts/shared/languages.ts'
import { paths } from '#contracts/shared/paths.ts'
import { CAMPAIGN_PARAMETERS, REFERRAL_PARAMETER, visitedPage } from '#contracts/people/visit.ts'

type Visit = {
  referrer: string
  /** Of the first page. */
  address: URL
  /** The posts and articles that were opened, oldest first. */
  seen: string[]
}

/**
 * How this visit began and what was opened since. It is only in memory: no cookie, no storage, gone with the page. The account
 * pages are loaded by the server, so links to them carry it in their address. The first screen doesn’t wait for this module.
 */
let visit: Visit | null = null

const ACCOUNT_PAGES: readonly string[] = [paths.login, paths.signup]

export function beginVisit({ referrer } = document, address = firstAddress()) {
  visit = { referrer, address, seen: [] }
  notePage(address)
  for (const press of ['click', 'auxclick'] as const) document.addEventListener(press, handlePress, { capture: true })
}

/** The page may have changed its address since it was loaded. */
const firstAddress = () => new URL(performance.getEntriesByType('navigation')[0]?.name ?? window.location.href)

/** For a call that creates something; undefined when nothing is known. */
export function readVisit(here: Pick<Location, 'pathname' | 'search'> = window.location): string | undefined {
  if (!visit) return undefined
  notePage(here)
  const { referrer, address, seen } = visit
  const facts = new URLSearchParams()
  const set = (field: string, value: string | null | undefined) => value && facts.set(field, value.slice(0, 120))
  for (const [field, parameter] of Object.entries({ ...CAMPAIGN_PARAMETERS, ref: REFERRAL_PARAMETER }))
    set(field, address.searchParams.get(parameter))
  const from = URL.canParse(referrer) ? new URL(referrer).hostname : ''
  // A page that this site itself loaded continues a visit, whose beginning is not known any more.
  if (from !== address.hostname) {
    set('from', from)
    set('landing', visitedPage(splitLanguage(address.pathname).path))
  }
  set('first', seen[0])
  set('last', seen.at(-1))
  set(
    'post',
    seen.findLast((page) => page.startsWith('/content/')),
  )
  return facts.toString() || undefined
}

/** The address of an account page, with the visit; other addresses unchanged. */
export function withVisit(address: string): string {
  const url = new URL(address, window.location.origin)
  if (url.origin !== window.location.origin || !ACCOUNT_PAGES.includes(url.pathname)) return address
  const known = readVisit()
  if (!known) return address
  url.searchParams.set('visit', known)
  return url.pathname + url.search
}

/** With the query, because `/subscribe?post=5` is about a post. */
function notePage({ pathname, search }: Pick<Location, 'pathname' | 'search'>) {
  const page = visitedPage(splitLanguage(pathname).path + search)
  if (page && /\/\d+$/.test(page) && page !== visit?.seen.at(-1)) visit?.seen.push(page)
}

/** Nobody leaves a page of the site without pressing something on it, except with the browser's own buttons. */
function handlePress({ target }: MouseEvent) {
  notePage(window.location)
  const link = target instanceof Element ? target.closest('a') : null
  if (!link) return
  const address = withVisit(link.href)
  if (address !== link.href) link.href = address
}
