import { List } from 'lucide-react'
import type { RefObject } from 'react'
import { formatDuration } from '../../lib/formatDuration.ts'
import { langOfOriginal } from '../../lib/pageLanguage.ts'
import { t } from '../../lib/text.ts'
import { ChoiceMenu } from './ChoiceMenu.tsx'
import { jumpTo } from './control.ts'
import type { Chapter } from './useChapterTrack.ts'
import { useCurrentChapter } from './useCurrentChapter.ts'

type ChapterMenuProps = { chapters: Chapter[]; film: RefObject<HTMLVideoElement | null> }

export function ChapterMenu({ chapters, film }: ChapterMenuProps) {
  const current = chapters[useCurrentChapter(film, chapters)]
  return (
    <ChoiceMenu
      name={t('Chapters')}
      choices={chapters.map(({ second, title }) => ({
        value: String(second),
        label: `${formatDuration(second)} ${title}`,
        lang: langOfOriginal(),
      }))}
      chosen={current && String(current.second)}
      onChoose={(second) => jumpTo(film, Number(second))}
    >
      <List size={22} aria-hidden="true" />
    </ChoiceMenu>
  )
}
