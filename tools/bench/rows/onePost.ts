import { FIRST_ID } from '../../../seed/bench/sizes.ts'
import { measure } from '../measure.ts'
import type { Row } from '../Row.ts'

export const onePost: Row = {
  name: 'one-post',
  size: 'large',
  run: async ({ site, limits, database }, report) => {
    const ids = Array.from({ length: 500 }, (_, index) => FIRST_ID + 1 + index * 17)
    const shotsAt = (folder: string) => ids.map((id) => ({ path: `${folder}/posts/${id}` }))
    const common = { connections: 32, databasePid: database.pid }
    const { product, limit } = await measure({
      limit: { ...common, url: limits.expressUrl, loadRequests: shotsAt(''), pid: limits.pid },
      product: { ...common, url: site.url, loadRequests: shotsAt('/api'), pid: site.pid },
    })
    const meets = product.perSecond >= 0.7 * limit.perSecond && product.failures === 0
    report({ row: 'one post, uncached, of 10,000', target: '≥ 0.7 × Express + pg', meets, product, limit })
  },
}
