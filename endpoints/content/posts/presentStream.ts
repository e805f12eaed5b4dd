import type { FullPost } from '#contracts/content/posts.ts'
import { storyboardAddress, streamAddress } from '#contracts/content/streams.ts'
import type { Actor } from '#domain/platform/Actor.ts'
import type { StoredPost } from '#domain/content/posts/findPosts.ts'
import { mayWatch } from '#domain/content/posts/mayWatch.ts'
import type { FilmStream } from '#domain/content/streams/readStream.ts'

export function presentStream(
  post: StoredPost,
  stream: FilmStream | null,
  viewer: Actor | null,
  now: Date,
): Pick<FullPost, 'streamURL' | 'storyboardURL' | 'stream'> {
  const key = stream?.state === 'ready' && mayWatch(post, viewer, now) ? post.videoKey : null
  const isOwn = viewer !== null && (viewer.isEmployee || viewer.id === post.authorId)
  return {
    streamURL: key && streamAddress(key),
    storyboardURL: key && storyboardAddress(key),
    ...(isOwn && stream && { stream: { ...stream, problem: stream.problem ?? undefined } }),
  }
}
