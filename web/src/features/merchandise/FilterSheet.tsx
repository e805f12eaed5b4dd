import { SlidersHorizontal } from 'lucide-react'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import { countOf } from '../../lib/countOf.ts'
import { Button } from '../../ui/Button.tsx'

const Dialog = lazy(() => import('../../ui/Dialog.tsx').then((m) => ({ default: m.Dialog })))

type FilterSheetProps = { activeCount: number; resultCount: number; children: ReactNode }

/** On small screens the filters come in a sheet of their own; they apply at once. */
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
        {activeCount > 0 ? `Filters (${activeCount})` : 'Filters'}
      </Button>
      {wasOpen && (
        <Suspense fallback={null}>
          <Dialog open={isOpen} onOpenChange={setOpen} title="Filters">
            {children}
            <Button onClick={() => setOpen(false)}>Show {countOf(resultCount, 'result', 'results')}</Button>
          </Dialog>
        </Suspense>
      )}
    </>
  )
}
