import { useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { reloadPage } from '../lib/reloadPage.ts'
import { showToast } from '../lib/toastStore.ts'
import { useOnline } from '../lib/useOnline.ts'
import { Button } from './Button.tsx'
import { ErrorState } from './ErrorState.tsx'
import { t } from '../lib/text.ts'

/** After a failed retry the chunk may belong to an earlier release. */
type MissingProps = { retry: () => void; hasRetried: boolean }

export function MissingPart({ retry, hasRetried }: MissingProps) {
  return <ErrorState title={t('This part of the page could not be loaded.')} onRetry={retry} hasRetried={hasRetried} />
}

export function MissingActions({ retry, hasRetried }: MissingProps) {
  const needsReload = useOnline() && hasRetried
  return (
    <AboveCardLink>
      <Button tone="outline" size="compact" onClick={needsReload ? reloadPage : retry}>
        {needsReload ? t('Reload the page') : t('Reload actions')}
      </Button>
    </AboveCardLink>
  )
}

type MissingDialogProps = MissingProps & {
  open?: boolean
  onOpenChange?: (open: boolean) => void
  onClose?: () => void
}

/** Opening the dialog again retries. */
export function MissingDialog({ retry, hasRetried, open = true, onOpenChange, onClose }: MissingDialogProps) {
  const needsReload = useOnline() && hasRetried
  const isFirst = useRef(true)
  useEffect(() => {
    if (!isFirst.current) {
      if (open) retry()
      return
    }
    isFirst.current = false
    showToast({
      tone: 'destructive',
      title: t('This couldn’t be opened'),
      description: needsReload ? t('Reload the page, then try again.') : t('Check your connection and try again.'),
    })
    onOpenChange?.(false)
    onClose?.()
    // Only a change of `open` counts; the callbacks are new on every render.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [open])
  return null
}

const AboveCardLink = styled.div`
  position: relative;
  z-index: 2;
`
