/** Below these a key has one part for each segment, so that one prefix names everything about posts, or orders. */
const SPLIT = /^(\/api\/(?:posts|orders))\/(.+)$/

/** The key under which the SPA caches an address. Its parts joined with slashes are the address again. */
export function queryKeyOf(address: string): string[] {
  const [path = '', search] = address.split('?')
  const [, base, rest] = SPLIT.exec(path) ?? []
  if (!base || !rest) return [address]
  const parts = rest.split('/')
  const last = parts.pop() ?? ''
  return [base, ...parts, search === undefined ? last : `${last}?${search}`]
}
