import { useEffect, useState } from 'react'
import { t } from '../../../lib/text.ts'
import { Notice } from '../../../ui/Notice.tsx'

type HoldClockProps = {
  /** When the pieces in the cart are free for others again. */
  until: string
  /** While the card or its bank is asked, the time goes on but nothing is taken away. */
  isPaying: boolean
  onEnd: () => void
}

/** How long the pieces are held for this buyer. Screen readers can read it but aren’t interrupted by it. */
export function HoldClock({ until, isPaying, onEnd }: HoldClockProps) {
  const left = useSecondsUntil(until)
  const isOver = left === 0 && !isPaying
  useEffect(() => {
    if (isOver) onEnd()
  }, [isOver, onEnd])

  return (
    <Notice>
      <span role="timer">{t('We’re holding these items for you for {time}.', { time: minutesAndSeconds(left) })}</span>
    </Notice>
  )
}

const secondsUntil = (until: string): number => Math.max(0, Math.ceil((Date.parse(until) - Date.now()) / 1000))

function useSecondsUntil(until: string): number {
  const [left, setLeft] = useState(() => secondsUntil(until))
  useEffect(() => {
    const timer = setInterval(() => setLeft(secondsUntil(until)), 1000)
    return () => clearInterval(timer)
  }, [until])
  return left
}

const minutesAndSeconds = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
