import { useEffect, useRef, useState, type RefObject } from 'react'
import { fetchChunk } from '../../lib/fetchChunk.ts'
import type { Stream, StreamFailure } from './attachStream.ts'
import { keepPlace } from './keepPlace.ts'

export type FilmAddresses = {
  /** The whole film as a file. */
  src: string
  /** An HLS playlist of the same film. */
  stream?: string | null | undefined
}

type Failure = Exclude<StreamFailure, 'file'>

export type FilmSource = {
  failure: Failure | null
  qualities: string[]
  choose: (quality: string | null) => void
  fail: (failure: Failure) => void
  /** Resumes where the film stopped. */
  retry: () => void
}

/** Plays the stream, or the file if there is no stream or the browser can't play it. */
export function useFilmSource(player: RefObject<HTMLVideoElement | null>, { src, stream }: FilmAddresses): FilmSource {
  const [failure, setFailure] = useState<Failure | null>(null)
  const [qualities, setQualities] = useState<string[]>([])
  const attached = useRef<Stream | null>(null)

  useEffect(() => {
    const video = player.current
    if (!video) return
    let isGone = false
    const load = (address: string) => keepPlace(video, () => (video.src = address))
    const detach = () => {
      attached.current?.detach()
      attached.current = null
    }
    const playFile = () => {
      setQualities([])
      keepPlace(video, () => {
        detach()
        video.src = src
      })
    }
    const fail = (problem: Failure) => {
      video.pause()
      // The message would be hidden behind the fullscreen player.
      if (document.fullscreenElement) void document.exitFullscreen()
      setFailure(problem)
    }
    async function attach(video: HTMLVideoElement, address: string) {
      const { attachStream } = await fetchChunk(() => import('./attachStream.ts'))
      if (isGone) return
      attached.current = attachStream(video, address, {
        onFailure: (problem) => (problem === 'file' ? playFile() : fail(problem)),
        onQualities: setQualities,
      })
      if (attached.current) return
      if (canPlayStreams(video)) loadNatively(video, address)
      else load(src)
    }
    if (!stream) load(src)
    else if (isSafari(video) && !isSaved(stream)) loadNatively(video, stream)
    else attach(video, stream).catch(() => !isGone && load(src))
    return () => {
      isGone = true
      keepPlace(video, detach)
    }
  }, [player, src, stream])

  function retry() {
    setFailure(null)
    const video = player.current
    if (!video) return
    if (attached.current) attached.current.retry()
    else keepPlace(video, () => video.load())
    void video.play().catch(() => undefined)
  }

  return { failure, qualities, choose: (quality) => attached.current?.choose(quality), fail: setFailure, retry }
}

/** Loads no segment before the film is played: the first one takes one of the account's devices. */
function loadNatively(video: HTMLVideoElement, address: string) {
  video.preload = 'none'
  keepPlace(video, () => (video.src = address))
}

const canPlayStreams = (video: HTMLVideoElement) => video.canPlayType('application/vnd.apple.mpegurl') !== ''

/** The browser's own HLS player can't read what a service worker has saved. */
const isSaved = (stream: string) => stream.endsWith('?saved')

/** The browser's own HLS player can also stream to a television. */
const isSafari = (video: HTMLVideoElement) => 'webkitShowPlaybackTargetPicker' in video && canPlayStreams(video)
