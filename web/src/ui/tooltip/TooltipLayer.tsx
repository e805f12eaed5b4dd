import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { theme } from '../../theme.ts'
import { followTriggers, type Tip } from './followTriggers.ts'

const GAP = 6

/** Repeats the button's accessible name, so `aria-describedby` is not needed. */
export function TooltipLayer() {
  const [tip, setTip] = useState<Tip | null>(null)
  useEffect(() => followTriggers(setTip), [])
  return tip && <Tooltip key={tip.text} tip={tip} />
}

function Tooltip({ tip: { trigger, text } }: { tip: Tip }) {
  const bubble = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    if (!bubble.current) return
    const { style, offsetWidth, offsetHeight } = bubble.current
    const { left, width, top, bottom } = trigger.getBoundingClientRect()
    const isBelow = bottom + GAP + offsetHeight <= window.innerHeight
    const middle = left + width / 2 - offsetWidth / 2
    const furthest = document.documentElement.clientWidth - offsetWidth - GAP
    style.insetBlockStart = `${isBelow ? bottom + GAP : top - GAP - offsetHeight}px`
    style.insetInlineStart = `${Math.max(GAP, Math.min(middle, furthest))}px`
  }, [trigger])

  return (
    <Bubble ref={bubble} role="tooltip">
      {text}
    </Bubble>
  )
}

const Bubble = styled.div`
  position: fixed;
  z-index: ${theme.layer.toast};
  max-inline-size: min(18rem, 100vw - 1rem);
  padding: ${theme.space[1]} ${theme.space[2]};
  border-radius: ${theme.radius.tag};
  background: ${theme.fixed.basalt};
  color: ${theme.fixed.chalk};
  font-size: ${theme.size.sm};
  box-shadow: ${theme.shadow.floating};
`
