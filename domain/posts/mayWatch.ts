type Post = {
  isSubscriberOnly: boolean
  /** Early access: public from this time. */
  publicAt: Date | null
  status: 'published' | 'pending' | 'processing' | 'scheduled'
  authorId: number | null
}

type Viewer = { id: number; isSubscriber: boolean; isEmployee: boolean } | null

/** Published posts are visible to all, others only to their author and employees. */
export function maySee(post: Pick<Post, 'status' | 'authorId'>, viewer: Viewer): boolean {
  if (post.status === 'published') return true
  return viewer !== null && (viewer.isEmployee || viewer.id === post.authorId)
}

/** An early-access post opens to everyone at `publicAt`. */
export function isMembersOnly(post: Pick<Post, 'isSubscriberOnly' | 'publicAt'>, now: Date): boolean {
  return post.publicAt ? post.publicAt > now : post.isSubscriberOnly
}

export function mayWatch(post: Post, viewer: Viewer, now: Date): boolean {
  if (!maySee(post, viewer)) return false
  if (!isMembersOnly(post, now)) return true
  return viewer !== null && (viewer.isSubscriber || viewer.isEmployee || viewer.id === post.authorId)
}
