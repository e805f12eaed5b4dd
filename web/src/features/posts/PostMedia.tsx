import { lazy, Suspense } from 'react'
import type { Post } from '#contracts/posts.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Gallery } from './Gallery.tsx'
import { UnpreparedVideo } from './UnpreparedVideo.tsx'

const VideoPlayer = lazy(() => import('./VideoPlayer.tsx').then((m) => ({ default: m.VideoPlayer })))

/** The post itself: its film or its pictures, or the reason there is nothing to see yet. */
export function PostMedia({ post }: { post: Post }) {
  if (post.type !== 'video') return <Gallery post={post} />
  if (!post.videoURL || post.status === 'processing') return <UnpreparedVideo post={post} />
  return (
    <Suspense fallback={<Skeleton $ratio="16 / 9" />}>
      <VideoPlayer post={post} address={post.videoURL} />
    </Suspense>
  )
}
