import type { Language } from '#contracts/shared/languages.ts'
import type { Post } from '#contracts/content/posts.ts'
import type { Actor } from '#domain/platform/Actor.ts'
import type { StoredPost } from '#domain/content/posts/findPosts.ts'
import { isMembersOnly, mayWatch } from '#domain/content/posts/mayWatch.ts'
import { textIn } from '#domain/content/posts/textIn.ts'
import { mediaAddress } from '#contracts/shared/mediaAddress.ts'

/** A post as this viewer may see it: a locked one has no address of its video or pictures. */
export function presentPost(post: StoredPost, viewer: Actor | null, now: Date, wanted: Language = 'en'): Post {
  const { title, description, language } = textIn(post, wanted)
  const watchable = mayWatch(post, viewer, now)
  const coverKey = coverKeyOf(post, now)
  const isOwn = viewer !== null && (viewer.isEmployee || viewer.id === post.authorId)
  return {
    id: post.id,
    title,
    description,
    language,
    type: post.type,
    isSubscriberOnly: isMembersOnly(post, now),
    viewCount: post.viewCount,
    createdAt: post.createdAt.toISOString(),
    videoURL: watchable && post.videoKey ? mediaAddress(post.videoKey) : null,
    imageURLs: watchable ? post.imageKeys.map(mediaAddress) : [],
    coverImageUrl: coverKey ? mediaAddress(coverKey) : null,
    videoDuration: post.videoDuration,
    locked: !watchable,
    status: post.status,
    category: post.category,
    publicAt: post.publicAt?.toISOString() ?? null,
    commentCount: post.commentCount,
    ...(post.commentsClosedAt && { commentsClosed: true as const }),
    ...(isOwn && post.problem && { problem: post.problem }),
  }
}

/** The public cover: the chosen one, or the first picture of a gallery that is public now. */
function coverKeyOf(post: StoredPost, now: Date): string | null {
  return post.coverKey ?? (isMembersOnly(post, now) ? null : (post.imageKeys[0] ?? null))
}
