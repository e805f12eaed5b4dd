import { call } from '#contracts/call.ts'
import type { Post } from '#contracts/content/posts.ts'
import { viewPost } from '#contracts/routes/content/posts.ts'

const reported = new Set<Post['id']>()

/** Reports a view once per visit. The server counts one view a day per viewer. */
export function reportView(id: Post['id']) {
  if (reported.has(id)) return
  reported.add(id)
  // Failures are ignored.
  call(viewPost, { params: { id } }).catch(() => reported.delete(id))
}
