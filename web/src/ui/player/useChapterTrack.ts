import { useEffect, type RefObject } from 'react'

export type Chapter = { second: number; title: string }

/** The last chapter ends after any film. */
const END_SECONDS = 360_000

/** Adds a chapters track, which the player shows on its time line. */
export function useChapterTrack(film: RefObject<HTMLVideoElement | null>, chapters: Chapter[]) {
  useEffect(() => {
    const video = film.current
    if (!video || chapters.length === 0) return
    // A track can't be removed, only emptied.
    const track = [...video.textTracks].find(({ kind }) => kind === 'chapters') ?? video.addTextTrack('chapters')
    track.mode = 'hidden'
    chapters.forEach(({ second, title }, index) =>
      track.addCue(new VTTCue(second, chapters[index + 1]?.second ?? END_SECONDS, title)),
    )
    return () => {
      for (const cue of [...(track.cues ?? [])]) track.removeCue(cue)
    }
  }, [film, chapters])
}
