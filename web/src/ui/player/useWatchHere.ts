import { useEffect, type RefObject } from 'react'
import { ApiError } from '#contracts/platform/ApiError.ts'
import { call } from '#contracts/call.ts'
import { watchHere } from '#contracts/routes/content/streams.ts'

const EVERY_MS = 30_000

/** Reports that this device is playing, for players that don't request every segment. */
export function useWatchHere(player: RefObject<HTMLVideoElement | null>, isCounted: boolean, onTooMany: () => void) {
  useEffect(() => {
    const video = player.current
    if (!video || !isCounted) return
    async function tell(video: HTMLVideoElement) {
      try {
        await call(watchHere, { input: {} })
      } catch (error) {
        // Without a connection the film stops anyway.
        if (!(error instanceof ApiError) || error.status !== 409) return
        video.pause()
        onTooMany()
      }
    }
    const handlePlay = () => void tell(video)
    video.addEventListener('play', handlePlay)
    const timer = setInterval(() => !video.paused && handlePlay(), EVERY_MS)
    return () => {
      video.removeEventListener('play', handlePlay)
      clearInterval(timer)
    }
  }, [player, isCounted, onTooMany])
}
