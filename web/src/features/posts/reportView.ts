import { paths } from '#contracts/paths.ts'
import type { Post } from '#contracts/posts.ts'
import { apiRequest } from '../../lib/apiClient.ts'

const reported = new Set<Post['id']>()

/** Reports a view to the server once a visit. The server counts one view a day for each viewer. */
export function reportView(id: Post['id']) {
  if (reported.has(id)) return
  reported.add(id)
  // A failure to count does not concern the viewer.
  apiRequest('POST', paths.postView(id)).catch(() => reported.delete(id))
}
