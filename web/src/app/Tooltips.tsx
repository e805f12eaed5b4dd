import { useEffect, useState } from 'react'
import { lazyPart } from '../ui/lazyPart.tsx'

const TooltipLayer = lazyPart(async () => (await import('../ui/tooltip/TooltipLayer.tsx')).TooltipLayer, {
  Missing: () => null,
})

export function Tooltips() {
  const [isUsed, setUsed] = useState(false)
  useEffect(() => {
    const stop = new AbortController()
    const start = () => {
      stop.abort()
      setUsed(true)
    }
    for (const event of ['pointerover', 'keydown'])
      document.addEventListener(event, start, { signal: stop.signal, capture: true, passive: true })
    return () => stop.abort()
  }, [])
  return isUsed && <TooltipLayer />
}
