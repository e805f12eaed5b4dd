import * as routes from '#contracts/routes/community/comments.ts'
import { followComments } from '#domain/community/comments/commentEvents.ts'
import { findWatchable } from '#domain/content/posts/findWatchable.ts'
import { eventStream } from '../../eventStream.ts'
import { implement } from '../../implement.ts'

/** Who may read the comments is told that they changed, and asks for them. */
export const readCommentEvents = implement(routes.readCommentEvents, async (req, { params: { id } }) => {
  await findWatchable(req, id)
  return eventStream('comments', ({ send, end }) => followComments(req, { postId: id, changed: send, end }))
})
