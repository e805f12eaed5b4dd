import { useRef, useState, type RefObject } from 'react'
import { styled } from 'styled-components'
import type { FullPost } from '#contracts/posts.ts'
import { formatDuration } from '../../lib/formatDuration.ts'
import { theme } from '../../theme.ts'
import { Button } from '../../ui/Button.tsx'
import { FilmPlayer } from '../../ui/player/FilmPlayer.tsx'
import { clearPosition, readPosition, storePosition } from './playbackPosition.ts'
import { reportView } from './reportView.ts'
import { StreamProgress } from './StreamProgress.tsx'

export type VideoPlayerProps = {
  post: FullPost
  address: string
  /** For a part of the page that moves the film to a moment. */
  film?: RefObject<HTMLVideoElement | null> | undefined
}

export function VideoPlayer({ post, address, film }: VideoPlayerProps) {
  const own = useRef<HTMLVideoElement>(null)
  const video = film ?? own
  const [resumedAt, setResumedAt] = useState<number | null>(null)

  function handleLoaded() {
    const position = readPosition(post.id)
    if (position === null || !video.current) return
    video.current.currentTime = position
    setResumedAt(position)
  }

  function handleTime() {
    if (video.current) storePosition(post.id, video.current.currentTime, video.current.duration)
  }

  function startOver() {
    clearPosition(post.id)
    setResumedAt(null)
    if (video.current) video.current.currentTime = 0
  }

  return (
    <FilmPlayer
      film={video}
      src={address}
      stream={post.streamURL}
      storyboard={post.storyboardURL}
      isCounted={post.isSubscriberOnly}
      poster={post.coverImageUrl ?? undefined}
      onLoadedMetadata={handleLoaded}
      onTimeUpdate={handleTime}
      onPlay={() => reportView(post.id)}
      onEnded={() => clearPosition(post.id)}
    >
      {resumedAt !== null && (
        <Resume role="status">
          Continued at {formatDuration(resumedAt)}
          <Button tone="outline" size="compact" onClick={startOver}>
            Start over
          </Button>
        </Resume>
      )}
      <StreamProgress post={post} />
    </FilmPlayer>
  )
}

const Resume = styled.p`
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  padding-block-start: ${theme.space[3]};
  color: ${theme.color.muted};
  font-size: ${theme.size.sm};
`
