import { useRef, useState, type KeyboardEvent } from 'react'
import { Dialog as Radix } from 'radix-ui'
import { useNavigate } from 'react-router-dom'
import { styled } from 'styled-components'
import { searchAddress } from '#contracts/content/searchPages.ts'
import { MAX_SEARCH_CHARACTERS } from '#contracts/content/searchKinds.ts'
import { theme } from '../../../theme.ts'
import { Button } from '../../../ui/Button.tsx'
import { DialogPanel, DialogShade } from '../../../ui/DialogPanel.tsx'
import { useReturnFocus } from '../../../ui/useReturnFocus.ts'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import { rememberSearch } from './recentSearches.ts'
import { SearchBox } from './SearchBox.tsx'
import { SearchOptions } from './SearchOptions.tsx'
import { LIST_ID, optionId, useSearchOptions } from './useSearchOptions.ts'
import { t } from '../../../lib/text.ts'

type SearchDialogProps = { open: boolean; onOpenChange: (open: boolean) => void }

/** Searches while typing. Arrow keys select, Enter opens the selection or the page of all results. */
export function SearchDialog({ open, onOpenChange }: SearchDialogProps) {
  const focus = useReturnFocus()
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <DialogShade as={Radix.Overlay} />
        <Panel as={Radix.Content} {...focus} aria-describedby={undefined}>
          <VisuallyHidden as={Radix.Title}>{t('Search')}</VisuallyHidden>
          <SearchCombobox onClose={() => onOpenChange(false)} />
        </Panel>
      </Radix.Portal>
    </Radix.Root>
  )
}

function SearchCombobox({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate()
  const [text, setText] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const search = useSearchOptions(text)
  const { options, active, setActive } = search

  function handleOpen() {
    if (text.trim() !== '') rememberSearch(text.trim())
    onClose()
  }

  function open(address: string) {
    handleOpen()
    void navigate(address)
  }

  function choose(word: string) {
    setText(word)
    input.current?.focus()
  }

  function handleKeyDown(event: KeyboardEvent) {
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }
    const step = steps[event.key]
    if (step !== undefined && options.length > 0) {
      event.preventDefault()
      const next = (active ?? (step > 0 ? -1 : 0)) + step
      setActive((next + options.length) % options.length)
    }
    if (event.key === 'Enter' && !event.nativeEvent.isComposing && text.trim() !== '') {
      event.preventDefault()
      open(options[active ?? -1] ?? searchAddress({ q: text.trim() }))
    }
  }

  return (
    <>
      <SearchBox
        ref={input}
        role="combobox"
        aria-label={t('Search')}
        aria-autocomplete="list"
        aria-expanded={options.length > 0}
        aria-controls={LIST_ID}
        aria-activedescendant={active === null ? undefined : optionId(active)}
        placeholder={t('Search films, finds, stories, the shop…')}
        maxLength={MAX_SEARCH_CHARACTERS}
        value={text}
        isBusy={search.isBusy}
        cancel={
          <Radix.Close asChild>
            <Button tone="quiet" size="compact">
              {t('Cancel')}
            </Button>
          </Radix.Close>
        }
        onChange={(event) => setText(event.target.value)}
        onKeyDown={handleKeyDown}
      />
      <SearchOptions search={search} onOpen={handleOpen} onChoose={choose} />
    </>
  )
}

const Panel = styled(DialogPanel)`
  gap: 0;
  inline-size: min(44rem, calc(100vw - 1.5rem));
  max-block-size: min(44rem, calc(100dvh - 5rem));
  margin-block: max(1rem, 8vh) auto;
  padding: 0;
  grid-template-rows: auto minmax(0, 1fr);
  overflow: hidden;

  ${theme.below.tablet} {
    inline-size: 100vw;
    block-size: 100dvh;
    max-block-size: 100dvh;
    margin: 0;
    border: 0;
    border-radius: 0;
  }
`
