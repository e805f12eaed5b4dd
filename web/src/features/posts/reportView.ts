import { call } from '#contracts/call.ts'
import type { Post } from '#contracts/posts.ts'
import { viewPost } from '#contracts/routes/posts.ts'

const reported = new Set<Post['id']>()

/** Reports a view to the server once a visit. The server counts one view a day for each viewer. */
export function reportView(id: Post['id']) {
  if (reported.has(id)) return
  reported.add(id)
  // A view that is not counted is nothing to bother the viewer with.
  call(viewPost, { params: { id } }).catch(() => reported.delete(id))
}
