import type { ReactNode } from 'react'
import { useLocation } from './hooks.ts'
import { matchPath } from './matchPath.ts'
import { ParamsContext } from './RouterContext.ts'

type RoutesProps = {
  /** The first that matches is shown, so `/orders/find` comes before `/orders/:id`. */
  routes: { path: string; element: ReactNode }[]
  otherwise: ReactNode
}

export function Routes({ routes, otherwise }: RoutesProps) {
  const { pathname } = useLocation()
  for (const { path, element } of routes) {
    const params = matchPath(path, pathname)
    if (params)
      return (
        <ParamsContext key={path} value={params}>
          {element}
        </ParamsContext>
      )
  }
  return otherwise
}
