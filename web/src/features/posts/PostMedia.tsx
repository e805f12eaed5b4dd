import { lazy, Suspense } from 'react'
import { styled } from 'styled-components'
import type { Post } from '#contracts/posts.ts'
import { theme } from '../../theme.ts'
import { Notice } from '../../ui/Notice.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Gallery } from './Gallery.tsx'
import { PostCover } from './PostCover.tsx'

const VideoPlayer = lazy(() => import('./VideoPlayer.tsx').then((m) => ({ default: m.VideoPlayer })))

/** The post itself: its film or its pictures, or the reason there is nothing to see yet. */
export function PostMedia({ post }: { post: Post }) {
  if (post.type !== 'video') return <Gallery post={post} />
  if (!post.videoURL || post.status === 'processing') {
    return (
      <Waiting>
        <PostCover post={post} eager />
        <Notice>This video is being prepared for the web. Please come back in a few minutes.</Notice>
      </Waiting>
    )
  }
  return (
    <Suspense fallback={<Skeleton $ratio="16 / 9" />}>
      <VideoPlayer post={post} address={post.videoURL} />
    </Suspense>
  )
}

const Waiting = styled.div`
  display: grid;
  gap: ${theme.space[3]};
`
