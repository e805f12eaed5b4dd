import { lazyPart } from '../../../ui/lazyPart.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { Gallery } from './Gallery.tsx'
import { UnpreparedVideo } from './UnpreparedVideo.tsx'
import type { VideoPlayerProps } from './VideoPlayer.tsx'

const VideoPlayer = lazyPart(async () => (await import('./VideoPlayer.tsx')).VideoPlayer, {
  fallback: <Skeleton $ratio="16 / 9" />,
})

export function PostMedia({ post, film, startAt, playsNow }: Omit<VideoPlayerProps, 'address'>) {
  if (post.type !== 'video') return <Gallery post={post} />
  if (!post.videoURL || post.status === 'processing') return <UnpreparedVideo post={post} />
  return (
    <VideoPlayer
      key={post.id}
      post={post}
      address={post.videoURL}
      film={film}
      startAt={startAt ?? null}
      playsNow={playsNow ?? false}
    />
  )
}
