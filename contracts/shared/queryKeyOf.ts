/** Addresses below these have one key part per segment, so one prefix matches everything about posts, or orders. */
const SPLIT = /^(\/api\/(?:posts|orders))\/(.+)$/

/**
 * The SPA's cache key of an address. Its parts joined with slashes are the address again.
 *
 * @param address from `addressOf`, without a slash in its query.
 */
export function queryKeyOf(address: string): string[] {
  const [, base, rest] = SPLIT.exec(address) ?? []
  return base && rest ? [base, ...rest.split('/')] : [address]
}
