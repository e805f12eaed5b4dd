import { useLayoutEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { theme } from '../theme.ts'
import { Button } from './Button.tsx'

type ErrorStateProps = { title: string; onRetry: () => void; pending?: boolean }

/** What could not be loaded, and the way to try once more: nothing is retried on its own here. */
export function ErrorState({ title, onRetry, pending }: ErrorStateProps) {
  const box = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    const { current } = box
    return () => {
      // Whoever tried again is led to what came of it, instead of back to the top of the page.
      if (current?.contains(document.activeElement)) queueMicrotask(focusOutcome)
    }
  }, [])

  return (
    <Box ref={box} role="alert">
      <p>{title}</p>
      <Button tone="outline" onClick={onRetry} pending={pending}>
        Try again
      </Button>
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
  justify-content: space-between;
  gap: ${theme.space[3]} ${theme.space[5]};
  padding: ${theme.space[4]} ${theme.space[5]};
  border: 1px solid ${theme.color.line};
  border-inline-start: 4px solid ${theme.color.garnet};
  border-radius: ${theme.radius.tag};
  background: ${theme.color.surface};
  font-weight: 500;
`
