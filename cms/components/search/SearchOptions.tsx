import { useEffect } from 'react'
import type { StudioResult } from '#contracts/operations/studio.ts'

const KINDS: Record<StudioResult['kind'], string> = {
  person: 'Person',
  order: 'Order',
  post: 'Post',
  article: 'Article',
  place: 'Page',
  setting: 'Setting',
  action: 'Do',
  help: 'Help',
}

type SearchOptionsProps = {
  id: string
  results: StudioResult[]
  current: number
  onOpen: (result: StudioResult) => void
}

/** The focus stays in the field, which names the current option. */
export function SearchOptions({ id, results, current, onOpen }: SearchOptionsProps) {
  useEffect(() => document.getElementById(`${id}-${current}`)?.scrollIntoView({ block: 'nearest' }), [id, current])
  return (
    <ul id={`${id}-options`} role="listbox" aria-label="Results" className="studio-search__options">
      {results.map((result, at) => (
        <li
          key={`${result.kind}:${result.url}:${result.label}`}
          id={`${id}-${at}`}
          role="option"
          aria-selected={at === current}
          onClick={() => onOpen(result)}
        >
          <span className="studio-search__kind">{KINDS[result.kind]}</span>
          <span className="studio-search__label">{result.label}</span>
          {result.note && <span className="studio-search__note">{result.note}</span>}
        </li>
      ))}
    </ul>
  )
}
