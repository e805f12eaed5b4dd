import { useLayoutEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { reloadPage } from '../lib/reloadPage.ts'
import { useOnline } from '../lib/useOnline.ts'
import { theme } from '../theme.ts'
import { Button } from './Button.tsx'
import { t } from '../lib/text.ts'

type ErrorStateProps = {
  title: string
  onRetry: () => void
  pending?: boolean
  /** After a failed retry only a reload finds the chunks of a new release. */
  hasRetried?: boolean
}

/** Nothing retries automatically here. */
export function ErrorState({ title, onRetry, pending, hasRetried = false }: ErrorStateProps) {
  const box = useRef<HTMLDivElement>(null)
  const canReload = useOnline() && hasRetried

  useLayoutEffect(() => {
    const { current } = box
    return () => {
      // Otherwise the focus would return to the top of the page when the button disappears.
      if (current?.contains(document.activeElement)) queueMicrotask(focusOutcome)
    }
  }, [])

  return (
    <Box ref={box} role="alert">
      <p>{title}</p>
      <Button tone="outline" onClick={onRetry} pending={pending}>
        {t('Try again')}
      </Button>
      {canReload && (
        <Button tone="outline" onClick={reloadPage}>
          {t('Reload the page')}
        </Button>
      )}
    </Box>
  )
}

function focusOutcome() {
  const main = document.querySelector('main')
  const outcome = main?.querySelector<HTMLElement>('[role=status][tabindex]') ?? main?.querySelector<HTMLElement>('h1')
  outcome?.focus({ preventScroll: true })
}

const Box = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[3]} ${theme.space[5]};
  padding: ${theme.space[4]} ${theme.space[5]};
  border: 1px solid ${theme.color.line};
  border-inline-start: 4px solid ${theme.color.garnet};
  border-radius: ${theme.radius.tag};
  background: ${theme.color.surface};
  font-weight: 500;

  > p {
    flex: 1 1 12rem;
  }
`
