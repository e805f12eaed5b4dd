import { SlidersHorizontal } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { t } from '../../lib/text.ts'
import { theme } from '../../theme.ts'
import { Button } from '../../ui/Button.tsx'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { MissingDialog } from '../../ui/MissingPart.tsx'

const Dialog = lazyPart(async () => (await import('../../ui/Dialog.tsx')).Dialog, { Missing: MissingDialog })

type FilterSheetProps = { activeCount: number; resultCount: number; children: ReactNode }

export function FilterSheet({ activeCount, resultCount, children }: FilterSheetProps) {
  const [isOpen, setOpen] = useState(false)
  const [wasOpen, setWasOpen] = useState(false)

  function open() {
    setOpen(true)
    setWasOpen(true)
  }

  return (
    <>
      <Button tone="outline" onClick={open}>
        <SlidersHorizontal size={16} aria-hidden="true" />
        {activeCount > 0 ? t('Filters ({activeCount})', { activeCount }) : t('Filters')}
      </Button>
      {wasOpen && (
        <Dialog open={isOpen} onOpenChange={setOpen} title={t('Filters')}>
          <Sheet>
            {children}
            <Foot>
              <Button wide onClick={() => setOpen(false)}>
                {t('Show {resultCount, plural, one {# result} other {# results}}', { resultCount })}
              </Button>
            </Foot>
          </Sheet>
        </Dialog>
      )}
    </>
  )
}

const Sheet = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[4]};

  /* The sticky footer must not cover a focused control. */
  input,
  button {
    scroll-margin-block-end: 6rem;
  }
`
const Foot = styled.div`
  position: sticky;
  inset-block-end: calc(-1 * ${theme.space[5]});
  z-index: 1;
  margin: 0 calc(-1 * ${theme.space[5]}) calc(-1 * ${theme.space[5]});
  padding: ${theme.space[3]} ${theme.space[5]};
  border-block-start: 1px solid ${theme.color.line};
  background: ${theme.color.raised};
`
