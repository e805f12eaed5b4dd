import type { MediaAudience } from '#media/findMedia.ts'

type Post = {
  isSubscriberOnly: boolean
  /** Early access: public from this time. */
  publicAt: Date | null
  status: 'published' | 'pending' | 'processing' | 'scheduled' | 'draft'
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
  return !isMembersOnly(post, now) || mayReadAll(post, viewer)
}

/** Members, employees and the author may see all of a visible post, also the text below the divider. */
export const mayReadAll = (post: Pick<Post, 'authorId'>, viewer: Viewer): boolean =>
  viewer !== null && (viewer.isSubscriber || viewer.isEmployee || viewer.id === post.authorId)

/** Whether the viewer may see a file inside the text of a post. */
export function maySeeInStory(post: Post, audience: MediaAudience, viewer: Viewer, now: Date): boolean {
  if (!maySee(post, viewer)) return false
  const isForAll = audience === 'everyone' || (audience === 'as_post' && !isMembersOnly(post, now))
  return isForAll || mayReadAll(post, viewer)
}
