import { useEffect, useState, type RefObject } from 'react'
import type { Chapter } from './useChapterTrack.ts'

/** The index of the chapter on screen; -1 before the first. */
export function useCurrentChapter(film: RefObject<HTMLVideoElement | null>, chapters: Chapter[]): number {
  const [current, setCurrent] = useState(-1)
  useEffect(() => {
    const video = film.current
    if (!video) return
    const update = () => setCurrent(chapters.findLastIndex(({ second }) => second <= video.currentTime))
    video.addEventListener('timeupdate', update)
    return () => video.removeEventListener('timeupdate', update)
  }, [film, chapters])
  return current
}
