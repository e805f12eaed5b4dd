import type { ComponentProps, MouseEvent } from 'react'
import { addressIn, below, resolve, type To } from './location.ts'
import { useRouter } from './hooks.ts'
import { matchPath } from './matchPath.ts'

export type LinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  to: To
  replace?: boolean
  state?: unknown
  /** Leaves the application, for a page that must begin anew. */
  reloadDocument?: boolean
}

/** A link within the site. Modified clicks, and links to other sites, are the browser's. */
export function Link({ to, replace, state, reloadDocument = false, onClick, children, ...anchor }: LinkProps) {
  const { location, base, navigate } = useRouter()
  const isElsewhere = typeof to === 'string' && /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(to)
  const target = resolve(to, location.pathname)

  function handleClick(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event)
    if (event.defaultPrevented || reloadDocument || isElsewhere || !isPlain(event, anchor.target)) return
    event.preventDefault()
    // A second click on the same link adds no entry.
    navigate(target, { replace: replace ?? addressIn(target) === addressIn(location), state })
  }

  const href = isElsewhere ? to : below(base, target.pathname) + target.search + target.hash
  return (
    <a {...anchor} href={href} onClick={handleClick}>
      {children}
    </a>
  )
}

/** Says with `aria-current` that its page is shown, or one below it. */
export function NavLink({ end = false, ...link }: LinkProps & { end?: boolean }) {
  const { location } = useRouter()
  const { pathname } = resolve(link.to, location.pathname)
  const isBelow = !end && pathname !== '/' && location.pathname.toLowerCase().startsWith(`${pathname.toLowerCase()}/`)
  const isCurrent = isBelow || matchPath(pathname, location.pathname) !== null
  return <Link aria-current={isCurrent ? 'page' : undefined} {...link} />
}

const isPlain = (
  { button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent<HTMLAnchorElement>,
  target: string | undefined,
): boolean => button === 0 && (!target || target === '_self') && !(metaKey || altKey || ctrlKey || shiftKey)
