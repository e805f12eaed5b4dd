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
import type { Captions } from '#contracts/content/posts.ts'
import { theme } from '../../theme.ts'
import { Notice } from '../Notice.tsx'
import { ChapterMenu } from './ChapterMenu.tsx'
import { setRate } from './control.ts'
import { FilmFailure } from './FilmFailure.tsx'
import { PlaybackQuality } from './PlaybackQuality.tsx'
import { PlaybackRate } from './PlaybackRate.tsx'
import { PlaybackTime } from './PlaybackTime.tsx'
import { setPlayerLanguage } from './setPlayerLanguage.ts'
import { StartButton } from './StartButton.tsx'
import { useCaptionsChoice } from './useCaptionsChoice.ts'
import { type Chapter, useChapterTrack } from './useChapterTrack.ts'
import { type FilmAddresses, useFilmSource } from './useFilmSource.ts'
import { useFirstJump } from './useFirstJump.ts'
import { useWatchHere } from './useWatchHere.ts'
import { t } from '../../lib/text.ts'

type FilmPlayerProps = Omit<ComponentProps<'video'>, 'ref' | 'slot' | 'children' | 'src'> &
  FilmAddresses & {
    captions?: Captions[]
    chapters?: Chapter[]
    film?: RefObject<HTMLVideoElement | null> | undefined
    /** WebVTT with a thumbnail for each moment. */
    storyboard?: string | null | undefined
    /** In seconds, shown until the film has loaded. */
    duration?: number | undefined
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
  duration,
  captions = NONE,
  chapters = NONE,
  isCounted = false,
  children,
  ...video
}: FilmPlayerProps) {
  setPlayerLanguage()
  const own = useRef<HTMLVideoElement>(null)
  const player = film ?? own
  const [cannotPlay, setCannotPlay] = useState(false)
  const { failure, qualities, choose, fail, retry } = useFilmSource(player, { src, stream })
  const failTooMany = useCallback(() => fail('tooManyDevices'), [fail])
  useWatchHere(player, isCounted, failTooMany)
  useFirstJump(player)
  useChapterTrack(player, chapters)
  useCaptionsChoice(player, captions.map(({ language }) => language).join())

  return (
    <Frame data-on="basalt">
      <Screen>
        {/* The player remembers one language for all films, but not that captions were turned off; ours does both. */}
        <MediaController noSubtitlesLangPref defaultDuration={duration}>
          {/* A film has captions when an editor has added them. */}
          {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
          <video
            {...video}
            ref={player}
            slot="media"
            preload="metadata"
            playsInline
            onError={() => setCannotPlay(true)}
          >
            {storyboard && <track kind="metadata" label={t('thumbnails')} src={storyboard} default />}
            {captions.map(({ language, label, url }) => (
              <track key={language} kind="captions" srcLang={language} label={label} src={url} />
            ))}
          </video>
          <StartButton film={player} />
          <MediaLoadingIndicator slot="centered-chrome" noAutohide />
          <MediaErrorDialog slot="dialog" />
          {captions.length > 0 && <MediaCaptionsMenu anchor="auto" hidden />}
          <Controls>
            <MediaControlBar>
              <MediaTimeRange />
            </MediaControlBar>
            <MediaControlBar>
              <MediaPlayButton />
              <MediaSeekBackwardButton seekOffset={10} />
              <MediaSeekForwardButton seekOffset={10} />
              <MediaMuteButton />
              <MediaVolumeRange />
              <PlaybackTime video={player} duration={duration} />
              {chapters.length > 0 && <ChapterMenu chapters={chapters} film={player} />}
              {captions.length > 0 && <MediaCaptionsMenuButton />}
              <PlaybackQuality qualities={qualities} onChoose={choose} />
              <PlaybackRate onChange={(rate) => setRate(player, rate)} />
              <MediaPipButton />
              <MediaFullscreenButton />
            </MediaControlBar>
          </Controls>
        </MediaController>
        {failure && <FilmFailure failure={failure} onRetry={retry} />}
      </Screen>
      {children}
      {cannotPlay && (
        <Notice tone="bad" role="alert">
          {t('Your browser can’t play this video’s format. Please try another browser.')}
        </Notice>
      )}
    </Frame>
  )
}

const Screen = styled.div`
  position: relative;
`
const Controls = styled.div`
  inline-size: 100%;
  padding-block-start: ${theme.space[6]};
  background: linear-gradient(transparent, rgb(10 14 16 / 0.84) 60%);
  pointer-events: none;

  media-control-bar {
    pointer-events: auto;
  }
`
const Frame = styled.div`
  --media-primary-color: ${theme.fixed.chalk};
  --media-secondary-color: rgb(10 14 16 / 0.84);
  --media-control-background: transparent;
  --media-menu-background: rgb(10 14 16 / 0.94);
  --media-control-hover-background: rgb(10 14 16 / 0.6);
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

  media-control-bar {
    display: flex;
  }

  media-control-bar > :not(media-time-range) {
    flex-shrink: 0;
  }

  /* The player's own elements draw their focus inside. */
  media-control-bar > :focus-visible,
  media-chrome-menu:focus-visible,
  media-chrome-menu-item:focus-visible {
    outline: none;
  }

  /* Captions stay above the controls while those are shown. */
  media-controller:is([mediapaused], :not([userinactive])) video::-webkit-media-text-track-container {
    transform: translateY(-4.75rem);
  }

  media-chrome-menu,
  media-captions-menu {
    max-block-size: calc(100% - 4rem);
    overflow-y: auto;
  }

  ${theme.below.tablet} {
    --media-control-padding: 8px;

    media-mute-button,
    media-pip-button,
    media-volume-range,
    media-seek-backward-button,
    media-seek-forward-button {
      display: none;
    }
  }
`
