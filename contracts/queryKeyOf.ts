/** Below these a key has one part for each segment, so that one prefix names everything about posts, or orders. */
const SPLIT = /^(\/api\/(?:posts|orders))\/(.+)$/

/**
 * The key under which the SPA caches an address. Its parts joined with slashes are the address again.
 *
 * @param address as `addressOf` writes it, without a slash in its query.
 */
export function queryKeyOf(address: string): string[] {
  const [, base, rest] = SPLIT.exec(address) ?? []
  return base && rest ? [base, ...rest.split('/')] : [address]
}
