import { ArrowRight } from 'lucide-react'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import type { FullPost } from '#contracts/content/posts.ts'
import { formatDuration } from '../../../lib/formatDuration.ts'
import { langOf } from '../../../lib/pageLanguage.ts'
import { theme } from '../../../theme.ts'
import { Button } from '../../../ui/Button.tsx'
import { seekTo } from '../../../ui/player/control.ts'
import { FilmPlayer } from '../../../ui/player/FilmPlayer.tsx'
import { Trans } from '../../../ui/Trans.tsx'
import { reportView } from './reportView.ts'
import { usePosition } from './usePosition.ts'
import { StreamProgress } from './StreamProgress.tsx'
import { t } from '../../../lib/text.ts'

export type VideoPlayerProps = {
  post: FullPost
  address: string
  /** Lets other parts of the page seek. */
  film?: RefObject<HTMLVideoElement | null> | undefined
  /** The moment of the link that was followed. */
  startAt?: number | null
  /** Begins at once, as far as the browser lets it. */
  playsNow?: boolean
}

export function VideoPlayer({ post, address, film, startAt = null, playsNow = false }: VideoPlayerProps) {
  const own = useRef<HTMLVideoElement>(null)
  const video = film ?? own
  const position = usePosition(post)
  const resumeFrom = useRef<number | null>(null)
  const [resumedAt, setResumedAt] = useState<number | null>(null)
  const [hasEnded, setEnded] = useState(false)
  const next = post.series?.next

  useEffect(() => {
    const isAtStart = video.current?.currentTime === 0
    resumeFrom.current = startAt === null && isAtStart ? position.read() : null
    const second = startAt ?? resumeFrom.current
    if (second !== null) seekTo(video, second)
  }, [startAt, position, video])

  /** The first time is the one to resume from, even before anything is loaded. */
  function handleTime() {
    if (resumeFrom.current !== null) setResumedAt(resumeFrom.current)
    resumeFrom.current = null
    // A link to a moment is no position until the film is played from there.
    if (video.current && video.current.readyState > 0)
      position.report(video.current.currentTime, video.current.duration)
  }

  function handleEnded() {
    handleTime()
    position.leave()
    setEnded(true)
  }

  function startOver() {
    position.clear()
    setResumedAt(null)
    seekTo(video, 0)
  }

  return (
    <FilmPlayer
      film={video}
      autoPlay={playsNow}
      src={address}
      stream={post.streamURL}
      storyboard={post.storyboardURL}
      duration={post.videoDuration ?? undefined}
      isCounted={post.isSubscriberOnly}
      poster={post.coverImageUrl ?? undefined}
      captions={post.captions}
      chapters={post.chapters}
      onTimeUpdate={handleTime}
      onPlay={() => reportView(post.id)}
      onPause={() => position.leave()}
      onEnded={handleEnded}
    >
      {hasEnded && next && !next.locked ? (
        <Note role="status">
          <Next to={`/content/${next.id}`}>
            <span>
              <Trans
                id="Next part: <0>{title}</0>"
                values={{ title: next.title }}
                components={{ 0: <span lang={langOf(next)} /> }}
              />
            </span>
            <ArrowRight size={18} aria-hidden="true" />
          </Next>
        </Note>
      ) : (
        resumedAt !== null && (
          <Note role="status">
            {t('Continued at {duration}', { duration: formatDuration(resumedAt) })}
            <Button tone="outline" size="compact" onClick={startOver}>
              {t('Start over')}
            </Button>
          </Note>
        )
      )}
      <StreamProgress post={post} />
    </FilmPlayer>
  )
}

const Note = styled.p`
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  padding-block-start: ${theme.space[3]};
  color: ${theme.color.muted};
  font-size: ${theme.size.sm};
`
const Next = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[2]};
  min-block-size: 2.75rem;
  font-weight: 650;
`
