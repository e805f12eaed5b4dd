import { List } from 'lucide-react'
import { MediaChromeMenu, MediaChromeMenuButton, MediaChromeMenuItem } from 'media-chrome/react/menu'
import { useId, type ChangeEvent, type RefObject } from 'react'
import { formatDuration } from '../../lib/formatDuration.ts'
import { seekTo } from './control.ts'
import type { Chapter } from './useChapterTrack.ts'
import { useCurrentChapter } from './useCurrentChapter.ts'

type ChapterMenuProps = { chapters: Chapter[]; film: RefObject<HTMLVideoElement | null> }

export function ChapterMenu({ chapters, film }: ChapterMenuProps) {
  const id = `chapters${useId().replaceAll(/\W/g, '')}`
  const current = useCurrentChapter(film, chapters)

  function handleChange({ currentTarget }: ChangeEvent<HTMLElement & { value: string }>) {
    if (currentTarget.value !== '') seekTo(film, Number(currentTarget.value))
  }

  return (
    <>
      <MediaChromeMenu id={id} anchor={`${id}-button`} hidden aria-label="Chapters" onChange={handleChange}>
        {chapters.map(({ second, title }, index) => (
          <MediaChromeMenuItem key={second} type="radio" value={String(second)} checked={index === current}>
            {formatDuration(second)} {title}
          </MediaChromeMenuItem>
        ))}
      </MediaChromeMenu>
      <MediaChromeMenuButton id={`${id}-button`} invokeTarget={id} aria-label="Chapters">
        <List size={22} aria-hidden="true" />
      </MediaChromeMenuButton>
    </>
  )
}
