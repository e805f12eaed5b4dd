import {
  MediaControlBar,
  MediaController,
  MediaErrorDialog,
  MediaFullscreenButton,
  MediaLoadingIndicator,
  MediaMuteButton,
  MediaPipButton,
  MediaPlayButton,
  MediaSeekBackwardButton,
  MediaSeekForwardButton,
  MediaTimeRange,
  MediaVolumeRange,
} from 'media-chrome/react'
import { useRef, useState } from 'react'
import { styled } from 'styled-components'
import type { Post } from '#contracts/posts.ts'
import { theme } from '../../theme.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { formatDuration } from './formatDuration.ts'
import { PlaybackRate } from './PlaybackRate.tsx'
import { PlaybackTime } from './PlaybackTime.tsx'
import { clearPosition, readPosition, storePosition } from './playbackPosition.ts'
import { reportView } from './reportView.ts'

/** Keyboard shortcuts work only while the player has the focus, so that typing a comment never pauses it. */
export function VideoPlayer({ post, address }: { post: Post; address: string }) {
  const video = useRef<HTMLVideoElement>(null)
  const [resumedAt, setResumedAt] = useState<number | null>(null)
  const [cannotPlay, setCannotPlay] = useState(false)

  function handleLoaded() {
    const position = readPosition(post.id)
    if (position === null || !video.current) return
    video.current.currentTime = position
    setResumedAt(position)
  }

  function handleTime() {
    if (video.current) storePosition(post.id, video.current.currentTime, video.current.duration)
  }

  function changeRate(rate: number) {
    if (video.current) video.current.playbackRate = rate
  }

  function startOver() {
    clearPosition(post.id)
    setResumedAt(null)
    if (video.current) video.current.currentTime = 0
  }

  return (
    <Frame data-on="basalt">
      <MediaController>
        {/* Captions are part of the file when an editor has added them. */}
        {/* eslint-disable-next-line jsx-a11y/media-has-caption */}
        <video
          ref={video}
          slot="media"
          src={address}
          poster={post.coverImageUrl ?? undefined}
          preload="metadata"
          playsInline
          onLoadedMetadata={handleLoaded}
          onTimeUpdate={handleTime}
          onPlay={() => reportView(post.id)}
          onEnded={() => clearPosition(post.id)}
          onError={() => setCannotPlay(true)}
        />
        <MediaLoadingIndicator slot="centered-chrome" noAutohide />
        <MediaErrorDialog slot="dialog" />
        <MediaControlBar>
          <MediaPlayButton />
          <MediaSeekBackwardButton seekOffset={10} />
          <MediaSeekForwardButton seekOffset={10} />
          <MediaTimeRange />
          <PlaybackTime video={video} />
          <MediaMuteButton />
          <MediaVolumeRange />
          <PlaybackRate onChange={changeRate} />
          <MediaPipButton />
          <MediaFullscreenButton />
        </MediaControlBar>
      </MediaController>
      {resumedAt !== null && (
        <Resume role="status">
          Continued at {formatDuration(resumedAt)}
          <Button tone="outline" size="compact" onClick={startOver}>
            Start over
          </Button>
        </Resume>
      )}
      {cannotPlay && (
        <Notice tone="bad" role="alert">
          Your browser can’t play this video’s format. Please try another browser.
        </Notice>
      )}
    </Frame>
  )
}

const Frame = styled.div`
  --media-primary-color: ${theme.fixed.chalk};
  --media-secondary-color: rgb(10 14 16 / 0.84);
  --media-range-bar-color: ${theme.fixed.ember};
  --media-range-thumb-background: ${theme.fixed.ember};
  --media-font-family: ${theme.font.mono};
  --media-focus-box-shadow: inset 0 0 0 3px ${theme.fixed.ringOnBasalt};

  media-controller {
    display: block;
    inline-size: 100%;
    aspect-ratio: 16 / 9;
    overflow: hidden;
    ${theme.cleave.medium}
    background: ${theme.fixed.basalt};
  }

  video {
    inline-size: 100%;
    block-size: 100%;
    object-fit: contain;
  }

  ${theme.below.tablet} {
    media-volume-range,
    media-seek-backward-button,
    media-seek-forward-button {
      display: none;
    }
  }
`
const Resume = styled.p`
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  padding-block-start: ${theme.space[3]};
  color: ${theme.color.muted};
  font-size: ${theme.size.sm};
`
