import { Search } from 'lucide-react'
import { useEffect, useState } from 'react'
import { styled } from 'styled-components'
import { theme } from '../theme.ts'
import { lazyPart } from '../ui/lazyPart.tsx'
import { MissingDialog } from '../ui/MissingPart.tsx'
import { t } from '../lib/text.ts'
import { Trans } from '../ui/Trans.tsx'

const SearchDialog = lazyPart(async () => (await import('../features/content/search/SearchDialog.tsx')).SearchDialog, {
  Missing: MissingDialog,
})

/** Looks like a text field on wide screens. `/` and Ctrl or Cmd + K open it, too. */
export function SearchButton() {
  const [isOpen, setOpen] = useState<boolean>()

  useEffect(() => {
    function handleKey(event: KeyboardEvent) {
      if (!isShortcut(event)) return
      event.preventDefault()
      setOpen(true)
    }
    document.addEventListener('keydown', handleKey)
    return () => document.removeEventListener('keydown', handleKey)
  }, [])

  return (
    <>
      <Box
        type="button"
        aria-label={t('Search')}
        aria-haspopup="dialog"
        aria-keyshortcuts="/ Control+K Meta+K"
        onClick={() => setOpen(true)}
      >
        <Search size={20} strokeWidth={1.75} aria-hidden="true" />
        <Wide aria-hidden="true">
          <Trans id="Search <0>/</0>" components={{ 0: <kbd /> }} />
        </Wide>
      </Box>
      {isOpen !== undefined && <SearchDialog open={isOpen} onOpenChange={setOpen} />}
    </>
  )
}

function isShortcut(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.repeat || event.altKey) return false
  const isCommand = event.ctrlKey || event.metaKey
  if (isCommand) return event.key.toLowerCase() === 'k' && !event.shiftKey && !isTextEditor(event.target)
  return event.key === '/' && !isTyped(event.target) && !document.querySelector('[role=dialog]')
}

const isTextEditor = (target: EventTarget | null): boolean => target instanceof HTMLElement && target.isContentEditable

/** Elements in which a key types a letter. */
const isTyped = (target: EventTarget | null): boolean =>
  isTextEditor(target) || (target instanceof Element && target.matches('input, textarea, select'))

const Box = styled.button`
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: center;
  gap: ${theme.space[2]};
  min-inline-size: 2.75rem;
  min-block-size: 2.75rem;
  padding: 0;
  border: 1px solid transparent;
  border-radius: ${theme.radius.base};
  background: none;
  color: ${theme.color.muted};
  cursor: pointer;

  &:hover {
    background: ${theme.color.sunken};
    color: ${theme.color.text};
  }

  margin-inline-start: auto;

  ${theme.from.desktop} {
    /* Gives way before the site’s name does. */
    flex: 0 1000 8.75rem;
    container-type: inline-size;
    padding-inline: ${theme.space[3]};
    border-color: ${theme.color.lineStrong};
    background: ${theme.color.surface};
  }
`
const Wide = styled.span`
  display: none;
  flex: 1;
  justify-content: space-between;
  font-size: ${theme.size.sm};

  kbd {
    padding: 0.1em 0.45em;
    border: 1px solid ${theme.color.line};
    border-radius: ${theme.radius.tag};
    font: 500 ${theme.size.xs} / 1.4 ${theme.font.mono};
  }

  ${theme.from.desktop} {
    @container (min-width: 6.5rem) {
      display: flex;
    }
  }
`
