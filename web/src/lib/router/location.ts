/** Where a page is, below the language: `/de/content` is `/content`. */
export type Location<State = unknown> = {
  pathname: string
  /** With its `?`, or empty. */
  search: string
  /** With its `#`, or empty. */
  hash: string
  state: State
  /** Of the history entry: a new one for each navigation. */
  key: string
}

/** Parts that are left out of an object are empty; an address may begin with any part. */
export type To = string | { pathname?: string; search?: string; hash?: string }

export const addressIn = ({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>): string =>
  pathname + search + hash

/** The address that `to` means on the page `from`: `?page=2` and `#top` stay on it. */
export function resolve(to: To, from: string): Pick<Location, 'pathname' | 'search' | 'hash'> {
  const { pathname = '', search = '', hash = '' } = typeof to === 'string' ? split(to) : to
  return { pathname: pathname || from, search: withMark(search, '?'), hash: withMark(hash, '#') }
}

function split(address: string) {
  const [, pathname = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(address) ?? []
  return { pathname, search, hash }
}

const withMark = (part: string, mark: string): string =>
  part === '' || part === mark ? '' : part.startsWith(mark) ? part : mark + part
