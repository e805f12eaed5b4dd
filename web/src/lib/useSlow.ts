import { useEffect, useState } from 'react'

const SLOW_AFTER_MS = 6000

/** True once something has been on its way for longer than anybody expects. */
export function useSlow(): boolean {
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
  return isSlow
}
