import type { ComponentProps } from 'react'
import { Link as RouterLink, useRoute } from 'wouter'
import { addressIn, resolve, type To } from './location.ts'
import { usePlace } from './place.ts'

export type LinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  to: To
  replace?: boolean
  state?: unknown
  /** Leaves the application, for a page that must begin anew. */
  reloadDocument?: boolean
}

/** A link within the site. Links to other sites and other tabs are the browser's. */
export function Link({ to, replace, state, reloadDocument = false, children, ...anchor }: LinkProps) {
  const { location, addressOf } = usePlace()
  const isElsewhere = typeof to === 'string' && /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(to)
  const target = addressIn(resolve(to, location.pathname))
  if (isElsewhere || reloadDocument || anchor.target)
    return (
      <a {...anchor} href={isElsewhere ? to : addressOf(target)}>
        {children}
      </a>
    )
  // A second click on the same link adds no entry.
  const isShown = target === addressIn(location)
  return (
    <RouterLink {...anchor} href={target} replace={replace ?? isShown} state={state}>
      {children}
    </RouterLink>
  )
}

/** Says with `aria-current` that its page is shown. */
export function NavLink(link: LinkProps) {
  const { location } = usePlace()
  const [isCurrent] = useRoute(resolve(link.to, location.pathname).pathname)
  return <Link aria-current={isCurrent ? 'page' : undefined} {...link} />
}
