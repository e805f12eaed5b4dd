'use client'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { MAX_STUDIO_QUERY, type StudioResult } from '#contracts/operations/studio.ts'
import type { Translate } from '../view/textIn.ts'
import { useText } from '../view/useText.ts'
import { SearchOptions } from './SearchOptions.tsx'
import { useStudioSearch } from './useStudioSearch.ts'

/** A whole navigation, so that the browser asks before it leaves a form with changes. */
const open = ({ url }: StudioResult) => window.location.assign(url)

export function SearchDialog({ onClose }: { onClose: () => void }) {
  const t = useText()
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const [typed, setTyped] = useState('')
  const [attempt, setAttempt] = useState(0)
  const [chosen, setChosen] = useState(0)
  const q = typed.trim()
  const { q: answered, results, problem } = useStudioSearch(q, attempt)
  const isWaiting = answered !== q
  const current = Math.min(chosen, results.length - 1)
  useEffect(() => dialog.current?.showModal(), [])

  function handleKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const { [current]: result, length } = results
    if (step !== undefined && length > 0) {
      event.preventDefault()
      setChosen((current + step + length) % length)
    } else if (event.key === 'Enter' && !event.nativeEvent.isComposing && result && !isWaiting) {
      event.preventDefault()
      dialog.current?.close()
      open(result)
    }
  }

  return (
    <dialog ref={dialog} className="studio-search" aria-label={t('Search the studio')} onClose={onClose}>
      <div className="studio-search__head">
        <input
          // The dialog gives it the focus.
          autoFocus
          role="combobox"
          aria-label={t('Search')}
          aria-autocomplete="list"
          aria-expanded={results.length > 0}
          aria-controls={`${id}-options`}
          aria-activedescendant={results.length > 0 ? `${id}-${current}` : undefined}
          type="text"
          enterKeyHint="go"
          autoComplete="off"
          spellCheck={false}
          maxLength={MAX_STUDIO_QUERY}
          placeholder={t('A person, an order, a setting, what to do')}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value)
            setChosen(0)
          }}
          onKeyDown={handleKeyDown}
        />
        <button type="button" onClick={() => dialog.current?.close()}>
          {t('Close')}
        </button>
      </div>
      <SearchOptions id={id} results={results} current={current} onOpen={open} />
      <p role="status" className="studio-search__state">
        {stateOf({ t, q, isWaiting, problem, count: results.length })}
      </p>
      {problem && !isWaiting && (
        <button type="button" className="studio-search__again" onClick={() => setAttempt(attempt + 1)}>
          {t('Try again')}
        </button>
      )}
    </dialog>
  )
}

type State = { t: Translate; q: string; isWaiting: boolean; problem: string | null; count: number }

function stateOf({ t, q, isWaiting, problem, count }: State): string {
  if (q === '') return t('Type what you look for. Arrow keys choose, Enter opens.')
  if (isWaiting) return t('Searching…')
  if (problem) return problem
  if (count === 0)
    return t('Nothing found. Try a name, an email address, an order’s reference, or what you want to do.')
  return t(count === 1 ? '{count} result' : '{count} results', { count })
}
