import Hls, { type ErrorData } from 'hls.js/light'

/** `file`: this browser can't play the stream, so the whole file is played. */
export type StreamFailure = 'tooManyDevices' | 'notAllowed' | 'connection' | 'file'

export type Stream = {
  /** Resumes loading where it stopped. */
  retry: () => void
  /** @param quality one of the available ones, or null for automatic. */
  choose: (quality: string | null) => void
  detach: () => void
}

type Listener = {
  onFailure: (failure: StreamFailure) => void
  /** Best first, for example `720p`. */
  onQualities: (qualities: string[]) => void
}

/** In seconds. By default the library loads ten minutes ahead of a small film, even if its viewer loses access. */
const AHEAD = 30

/**
 * Bits per second. The library would begin with the best quality, whose first segment takes 14 seconds at 1.5 Mbit/s.
 * A film that is opened later begins with what the last one measured.
 */
let expectedBandwidth = 1_000_000

/** @returns null when this browser can't play streams this way. */
export function attachStream(
  video: HTMLVideoElement,
  address: string,
  { onFailure, onQualities }: Listener,
): Stream | null {
  if (!Hls.isSupported()) return null
  const hls = new Hls({
    // The Content Security Policy does not allow scripts from blobs.
    enableWorker: false,
    capLevelToPlayerSize: true,
    abrEwmaDefaultEstimate: expectedBandwidth,
    abrBandWidthUpFactor: 0.85,
    maxBufferLength: AHEAD,
    maxMaxBufferLength: AHEAD,
    renderTextTracksNatively: false,
    // Segments are loaded only for a film that plays: the first one takes one of the account's devices.
    autoStartLoad: false,
  })
  let hasPlaylist = false
  let hasBegun = false
  let hasRecovered = false
  const handlePlay = () => {
    if (hasPlaylist && !hls.bufferingEnabled) load()
  }
  video.addEventListener('play', handlePlay)
  hls.on(Hls.Events.MANIFEST_PARSED, () => {
    hasPlaylist = true
    onQualities(namesOf(hls).reverse())
    load()
    if (video.paused) hls.pauseBuffering()
  })
  hls.on(Hls.Events.FRAG_BUFFERED, () => (hasBegun = true))
  hls.on(Hls.Events.ERROR, (_event, error) => {
    const failure = failureOf(error, hasBegun)
    if (!failure) return
    if (error.type === Hls.ErrorTypes.MEDIA_ERROR && !hasRecovered) {
      hasRecovered = true
      return hls.recoverMediaError()
    }
    hls.stopLoad()
    onFailure(failure)
  })
  /** The library may not move the film: somebody can jump while its first part is being loaded. */
  const load = () => hls.startLoad(video.currentTime, true)
  hls.loadSource(address)
  hls.attachMedia(video)
  return {
    retry: () => (hasPlaylist ? load() : hls.loadSource(address)),
    choose: (quality) => {
      const level = quality === null ? -1 : namesOf(hls).indexOf(quality)
      // The player's size limits only the automatic choice.
      hls.capLevelToPlayerSize = level === -1
      hls.nextLevel = level
    },
    detach: () => {
      video.removeEventListener('play', handlePlay)
      if (hasBegun) expectedBandwidth = hls.bandwidthEstimate
      hls.destroy()
    },
  }
}

/** By URL, because the number of lines of a wide or upright film differs from its quality's. */
const namesOf = (hls: Hls): string[] =>
  hls.levels.map(({ url, height }) => `${/\/(\d+)\/index\.m3u8/.exec(url[0] ?? '')?.[1] ?? height}p`)

/** A rejection is final. The library retries all other errors before it reports them as fatal. */
function failureOf({ fatal, type, response }: ErrorData, hasBegun: boolean): StreamFailure | null {
  const status = response?.code
  if (status === 409) return 'tooManyDevices'
  if (status === 401 || status === 403) return 'notAllowed'
  if (!fatal) return null
  // A bucket that does not allow players to read segments rejects the first one.
  if (type === Hls.ErrorTypes.NETWORK_ERROR && (hasBegun || (status ?? 0) >= 500)) return 'connection'
  return 'file'
}
