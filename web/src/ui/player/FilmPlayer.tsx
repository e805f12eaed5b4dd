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
import { MediaCaptionsMenu, MediaCaptionsMenuButton } from 'media-chrome/react/menu'
import { useCallback, useRef, useState, type ComponentProps, type ReactNode, type RefObject } from 'react'
import { styled } from 'styled-components'
import type { Captions } from '#contracts/posts.ts'
import { theme } from '../../theme.ts'
import { Notice } from '../Notice.tsx'
import { ChapterMenu } from './ChapterMenu.tsx'
import { setRate } from './control.ts'
import { FilmFailure } from './FilmFailure.tsx'
import { PlaybackQuality } from './PlaybackQuality.tsx'
import { PlaybackRate } from './PlaybackRate.tsx'
import { PlaybackTime } from './PlaybackTime.tsx'
import { useCaptionsChoice } from './useCaptionsChoice.ts'
import { type Chapter, useChapterTrack } from './useChapterTrack.ts'
import { type FilmAddresses, useFilmSource } from './useFilmSource.ts'
import { useWatchHere } from './useWatchHere.ts'

type FilmPlayerProps = Omit<ComponentProps<'video'>, 'ref' | 'slot' | 'children' | 'src'> &
  FilmAddresses & {
    captions?: Captions[]
    chapters?: Chapter[]
    film?: RefObject<HTMLVideoElement | null> | undefined
    /** WebVTT with a thumbnail for each moment. */
    storyboard?: string | null | undefined
    /** Plays on a limited number of the account's devices. */
    isCounted?: boolean
    /** Shown below the picture. */
    children?: ReactNode
  }

const NONE: never[] = []

/** Keyboard shortcuts work only while the player has the focus, so that typing a comment never pauses it. */
export function FilmPlayer({
  film,
  src,
  stream,
  storyboard,
  captions = NONE,
  chapters = NONE,
  isCounted = false,
  children,
  ...video
}: FilmPlayerProps) {
  const own = useRef<HTMLVideoElement>(null)
  const player = film ?? own
  const [cannotPlay, setCannotPlay] = useState(false)
  const { failure, qualities, choose, fail, retry } = useFilmSource(player, { src, stream })
  const failTooMany = useCallback(() => fail('tooManyDevices'), [fail])
  useWatchHere(player, isCounted, failTooMany)
  useChapterTrack(player, chapters)
  useCaptionsChoice(player, captions.map(({ language }) => language).join())

  return (
    <Frame data-on="basalt">
      <Screen>
        {/* The player remembers one language for all films, but not that captions were turned off; ours does both. */}
        <MediaController noSubtitlesLangPref>
          {/* A film has captions when an editor has added them. */}
          {/* eslint-disable-next-line jsx-a11y/media-has-caption */}
          <video
            {...video}
            ref={player}
            slot="media"
            preload="metadata"
            playsInline
            onError={() => setCannotPlay(true)}
          >
            {storyboard && <track kind="metadata" label="thumbnails" src={storyboard} default />}
            {captions.map(({ language, label, url }) => (
              <track key={language} kind="captions" srcLang={language} label={label} src={url} />
            ))}
          </video>
          <MediaLoadingIndicator slot="centered-chrome" noAutohide />
          <MediaErrorDialog slot="dialog" />
          {captions.length > 0 && <MediaCaptionsMenu anchor="auto" hidden />}
          <MediaControlBar>
            <MediaPlayButton />
            <MediaSeekBackwardButton seekOffset={10} />
            <MediaSeekForwardButton seekOffset={10} />
            <MediaTimeRange />
            <PlaybackTime video={player} />
            <MediaMuteButton />
            <MediaVolumeRange />
            {chapters.length > 0 && <ChapterMenu chapters={chapters} film={player} />}
            {captions.length > 0 && <MediaCaptionsMenuButton />}
            <PlaybackQuality qualities={qualities} onChoose={choose} />
            <PlaybackRate onChange={(rate) => setRate(player, rate)} />
            <MediaPipButton />
            <MediaFullscreenButton />
          </MediaControlBar>
        </MediaController>
        {failure && <FilmFailure failure={failure} onRetry={retry} />}
      </Screen>
      {children}
      {cannotPlay && (
        <Notice tone="bad" role="alert">
          Your browser can’t play this video’s format. Please try another browser.
        </Notice>
      )}
    </Frame>
  )
}

const Screen = styled.div`
  position: relative;
`
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

  media-control-bar > :not(media-time-range) {
    flex-shrink: 0;
  }

  /* Captions stay above the controls while those are shown. */
  media-controller:is([mediapaused], :not([userinactive])) video::-webkit-media-text-track-container {
    transform: translateY(-3rem);
  }

  media-chrome-menu,
  media-captions-menu {
    max-block-size: calc(100% - 3rem);
    overflow-y: auto;
  }

  ${theme.below.tablet} {
    media-mute-button,
    media-pip-button,
    media-volume-range,
    media-seek-backward-button,
    media-seek-forward-button {
      display: none;
    }
  }
`
