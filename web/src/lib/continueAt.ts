import type { MouseEvent } from 'react'
import { pagePath } from './text.ts'

/** For a link to the sign-in page, whose address stays as specified: once pressed, it also says where to go afterwards. */
export const continueAt =
  (path: string) =>
  ({ currentTarget }: MouseEvent<HTMLElement>) => {
    if (!(currentTarget instanceof HTMLAnchorElement)) return
    const address = new URL(currentTarget.href)
    address.searchParams.set('redirect', pagePath(path))
    currentTarget.href = address.pathname + address.search
  }
