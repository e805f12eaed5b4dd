import { useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { dismissToast, TOAST_DURATION_MS, type Toast } from '../../lib/toastStore.ts'
import { theme } from '../../theme.ts'
import { Button } from '../Button.tsx'
import { t } from '../../lib/text.ts'

/** For when the toast region's code can't be loaded, for example offline. */
export function PlainToast({ toast, retry }: { toast: Toast; retry: () => void }) {
  const { id, open, title, description, tone } = toast
  const first = useRef(id)

  useEffect(() => {
    // The next toast retries.
    if (id !== first.current) retry()
    const timer = setTimeout(() => dismissToast(id), TOAST_DURATION_MS)
    return () => clearTimeout(timer)
    // oxlint-disable-next-line react/exhaustive-deps
  }, [id])

  if (!open) return null
  return (
    <Bar role={tone === 'destructive' ? 'alert' : 'status'}>
      <div>
        <strong>{title}</strong>
        {description && <p>{description}</p>}
      </div>
      <Button tone="quiet" size="compact" onClick={() => dismissToast(id)}>
        {t('Close')}
      </Button>
    </Bar>
  )
}

const Bar = styled.div`
  position: fixed;
  inset-block-end: ${theme.space[4]};
  inset-inline-end: ${theme.space[4]};
  z-index: ${theme.layer.toast};
  display: flex;
  gap: ${theme.space[3]};
  align-items: start;
  max-inline-size: min(calc(100vw - 2 * ${theme.space[4]}), 24rem);
  padding: ${theme.space[3]} ${theme.space[4]};
  border: 1px solid ${theme.color.lineStrong};
  border-radius: ${theme.radius.base};
  background: ${theme.color.raised};
`
