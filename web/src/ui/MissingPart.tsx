import { useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { showToast } from '../lib/toastStore.ts'
import { Button } from './Button.tsx'
import { ErrorState } from './ErrorState.tsx'

type MissingProps = { retry: () => void }

/** In the place of a part that could not be fetched. */
export function MissingPart({ retry }: MissingProps) {
  return <ErrorState title="This part of the page could not be loaded." onRetry={retry} />
}

/** The same where there is room for a button only. */
export function MissingActions({ retry }: MissingProps) {
  return (
    <Above>
      <Button tone="outline" size="compact" onClick={retry}>
        Reload actions
      </Button>
    </Above>
  )
}

type MissingDialogProps = MissingProps & {
  open?: boolean
  onOpenChange?: (open: boolean) => void
  onClose?: () => void
}

/** A dialog that could not be fetched says so and closes; opening it tries again. */
export function MissingDialog({ retry, open = true, onOpenChange, onClose }: MissingDialogProps) {
  const isFirst = useRef(true)
  useEffect(() => {
    if (!isFirst.current) {
      if (open) retry()
      return
    }
    isFirst.current = false
    showToast({
      tone: 'destructive',
      title: 'This couldn’t be opened',
      description: 'Check your connection and try again.',
    })
    onOpenChange?.(false)
    onClose?.()
    // `open` alone decides; the callbacks are new on every render.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [open])
  return null
}

/** The link of a card covers all of it. */
const Above = styled.div`
  position: relative;
  z-index: 2;
`
