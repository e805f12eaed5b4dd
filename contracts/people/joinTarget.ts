import { splitLanguage } from '../shared/languages.ts'

const POST_PAGE = /^\/content\/([1-9]\d{0,8})(?:[?#]|$)/
const JOIN_PAGE = /^\/subscribe\?post=([1-9]\d{0,8})$/

/** The post that a path of this site leads to: its own page, or the page to subscribe for it, in any language. */
export function postIdOf(path: string): number | null {
  const page = splitLanguage(path).path
  const found = POST_PAGE.exec(page) ?? JOIN_PAGE.exec(page)
  return found ? Number(found[1]) : null
}

/** Where someone subscribes to see this post. */
export const joinPath = (postId: number): string => `/subscribe?post=${postId}`
