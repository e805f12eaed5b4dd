import { useEffect } from 'react'
import type { StudioResult } from '#contracts/operations/studio.ts'
import { msg, type Translate } from '../view/textIn.ts'
import { useText } from '../view/useText.ts'

const KINDS: Record<StudioResult['kind'], string> = {
  person: msg('Person'),
  order: msg('Order'),
  post: msg('Post'),
  article: msg('Article'),
  place: msg('Page'),
  setting: msg('Setting'),
  action: msg('Do'),
  help: msg('Help'),
}

type SearchOptionsProps = {
  id: string
  results: StudioResult[]
  current: number
  onOpen: (result: StudioResult) => void
}

/** The focus stays in the field, which names the current option. */
export function SearchOptions({ id, results, current, onOpen }: SearchOptionsProps) {
  const t = useText()
  useEffect(() => {
    // Newer browsers return a promise, which React would call.
    document.getElementById(`${id}-${current}`)?.scrollIntoView({ block: 'nearest' })
  }, [id, current])
  return (
    <ul id={`${id}-options`} role="listbox" aria-label={t('Results')} className="studio-search__options">
      {results.map((result, at) => (
        <li
          key={`${result.kind}:${result.url}:${result.label}`}
          id={`${id}-${at}`}
          role="option"
          aria-selected={at === current}
          onClick={() => onOpen(result)}
        >
          <span className="studio-search__kind">{t(KINDS[result.kind])}</span>
          <span className="studio-search__label">{result.label}</span>
          {result.note && <span className="studio-search__note">{noteIn(result, t)}</span>}
        </li>
      ))}
    </ul>
  )
}

/** The state of a post and the kind of an article are words of ours; other notes are written by the server or by people. */
const NOTES: Readonly<Record<string, string>> = {
  draft: msg('draft'),
  pending: msg('pending'),
  Gear: msg('Gear'),
  Merchandise: msg('Merchandise'),
}
function noteIn({ kind, note }: StudioResult, t: Translate): string {
  const own = kind === 'post' || kind === 'article' ? NOTES[note] : undefined
  return own === undefined ? note : t(own)
}
