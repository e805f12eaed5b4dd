import { SlidersHorizontal } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { t } from '../../../lib/text.ts'
import { Button } from '../../../ui/Button.tsx'
import { lazyPart } from '../../../ui/lazyPart.tsx'
import { MissingDialog } from '../../../ui/MissingPart.tsx'

const FilterDialog = lazyPart(async () => (await import('./FilterDialog.tsx')).FilterDialog, { Missing: MissingDialog })

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
        <FilterDialog open={isOpen} onOpenChange={setOpen} title={t('Filters')} resultCount={resultCount}>
          {children}
        </FilterDialog>
      )}
    </>
  )
}
