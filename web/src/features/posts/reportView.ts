import { paths } from '#contracts/paths.ts'
import type { Post } from '#contracts/posts.ts'
import { apiRequest } from '../../lib/apiClient.ts'

const reported = new Set<Post['id']>()

/** Reports a view to the server once a visit. The server counts one view a day for each viewer. */
export function reportView(id: Post['id']) {
  if (reported.has(id)) return
  reported.add(id)
  // A view that is not counted is nothing to bother the viewer with.
  apiRequest('POST', paths.postView(id)).catch(() => reported.delete(id))
}
