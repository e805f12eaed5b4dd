import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { theme } from '../../../../../theme.ts'
import { Button } from '../../../../../ui/Button.tsx'
import { ChoiceBody, type Choice } from './ChoiceBody.tsx'
import { t } from '../../../../../lib/text.ts'

type ChosenOrProps = { chosen: Choice | null; picker: (onPicked: () => void) => ReactNode }

/** What a part shows with a button to choose something else; without a choice, the place to choose. */
export function ChosenOr({ chosen, picker }: ChosenOrProps) {
  const [isPicking, setPicking] = useState(chosen === null)
  const box = useRef<HTMLDivElement>(null)
  const [isTouched, setTouched] = useState(false)
  const isShown = chosen !== null && !isPicking

  // What had the focus is gone.
  useEffect(() => {
    if (isTouched) box.current?.querySelector<HTMLElement>('input, button')?.focus()
  }, [isShown, isTouched])

  function pick(isNow: boolean) {
    setTouched(true)
    setPicking(isNow)
  }

  function handleKey(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !chosen) return
    event.stopPropagation()
    pick(false)
  }

  if (!isShown) {
    return (
      <Box ref={box} onKeyDown={handleKey}>
        {picker(() => pick(false))}
      </Box>
    )
  }
  return (
    <Row ref={box}>
      <ChoiceBody choice={chosen} />
      <Button tone="outline" size="compact" onClick={() => pick(true)}>
        {t('Choose another')}
      </Button>
    </Row>
  )
}

const Box = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
`
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[3]};

  > :first-child {
    flex: 1 1 14rem;
  }
`
