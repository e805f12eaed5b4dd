import { List } from 'lucide-react'
import { MediaChromeMenu, MediaChromeMenuButton, MediaChromeMenuItem } from 'media-chrome/react/menu'
import { useEffect, useId, useRef, type ChangeEvent, type ComponentRef, type RefObject } from 'react'
import { formatDuration } from '../../lib/formatDuration.ts'
import { seekTo } from './control.ts'
import type { Chapter } from './useChapterTrack.ts'
import { useCurrentChapter } from './useCurrentChapter.ts'

type ChapterMenuProps = { chapters: Chapter[]; film: RefObject<HTMLVideoElement | null> }

type CheckableItem = HTMLElement & { checked: boolean }

export function ChapterMenu({ chapters, film }: ChapterMenuProps) {
  const id = `chapters${useId().replaceAll(/\W/g, '')}`
  const menu = useRef<ComponentRef<typeof MediaChromeMenu>>(null)
  const current = useCurrentChapter(film, chapters)

  // The menu also changes the checked item itself, so React’s state alone is not enough.
  useEffect(() => {
    menu.current?.querySelectorAll<CheckableItem>('media-chrome-menu-item').forEach((item, index) => {
      item.checked = index === current
    })
  }, [current])

  function handleChange({ currentTarget }: ChangeEvent<HTMLElement & { value: string }>) {
    if (currentTarget.value !== '') seekTo(film, Number(currentTarget.value))
  }

  return (
    <>
      <MediaChromeMenu ref={menu} id={id} anchor={`${id}-button`} hidden aria-label="Chapters" onChange={handleChange}>
        {chapters.map(({ second, title }) => (
          <MediaChromeMenuItem key={second} type="radio" value={String(second)}>
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
