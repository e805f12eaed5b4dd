type Post = {
  isSubscriberOnly: boolean
  /** Members first: public from this moment. */
  publicAt: Date | null
  status: 'published' | 'pending' | 'processing' | 'scheduled'
  authorId: number | null
}

type Viewer = { id: number; isSubscriber: boolean; isEmployee: boolean } | null

/** Whether the post shows up for this viewer at all: published ones do; the rest only to its author and employees. */
export function maySee(post: Pick<Post, 'status' | 'authorId'>, viewer: Viewer): boolean {
  if (post.status === 'published') return true
  return viewer !== null && (viewer.isEmployee || viewer.id === post.authorId)
}

/** Whether only subscribers may watch it now. An early-access post stops being theirs alone at `publicAt`. */
export function isMembersOnly(post: Pick<Post, 'isSubscriberOnly' | 'publicAt'>, now: Date): boolean {
  return post.publicAt ? post.publicAt > now : post.isSubscriberOnly
}

/** Whether this viewer may have the video or the pictures of the post at this moment. */
export function mayWatch(post: Post, viewer: Viewer, now: Date): boolean {
  if (!maySee(post, viewer)) return false
  if (!isMembersOnly(post, now)) return true
  return viewer !== null && (viewer.isSubscriber || viewer.isEmployee || viewer.id === post.authorId)
}
