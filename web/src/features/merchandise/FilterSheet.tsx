import { countOf } from '../../lib/countOf.ts'
import { SlidersHorizontal } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'

type FilterSheetProps = { activeCount: number; resultCount: number; children: ReactNode }

/** On small screens the filters come in a sheet of their own; they apply at once. */
export function FilterSheet({ activeCount, resultCount, children }: FilterSheetProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button tone="outline" onClick={() => setOpen(true)}>
        <SlidersHorizontal size={16} aria-hidden="true" />
        {activeCount > 0 ? `Filters (${activeCount})` : 'Filters'}
      </Button>
      <Dialog open={isOpen} onOpenChange={setOpen} title="Filters">
        {children}
        <Button onClick={() => setOpen(false)}>Show {countOf(resultCount, 'result', 'results')}</Button>
      </Dialog>
    </>
  )
}
