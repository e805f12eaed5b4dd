import { useEffect, useState } from 'react'
import { MAX_SEARCH_CHARACTERS } from '#contracts/content/searchKinds.ts'
import { t } from '../../../lib/text.ts'
import { useDebounced } from '../../../lib/useDebounced.ts'
import { Field } from '../../../ui/Field.tsx'
import { Input } from '../../../ui/Input.tsx'

const SETTLE_MS = 200

type SearchFieldProps = { value: string; onChange: (query: string) => void }

/** Debounced by 200 ms; follows changes of the URL. */
export function SearchField({ value, onChange }: SearchFieldProps) {
  const [text, setText] = useState(value)
  const [lastValue, setLastValue] = useState(value)
  const settled = useDebounced(text, SETTLE_MS)

  if (value !== lastValue) {
    setLastValue(value)
    setText(value)
  }

  useEffect(() => {
    if (settled === text && settled !== value) onChange(settled)
    // Only the debounced text triggers this; a new `value` comes from the URL.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [settled])

  return (
    <Field label={t('Search')}>
      {(aria) => (
        <Input
          {...aria}
          type="search"
          placeholder={t('Search merchandise...')}
          value={text}
          maxLength={MAX_SEARCH_CHARACTERS}
          onChange={(event) => setText(event.target.value)}
        />
      )}
    </Field>
  )
}
