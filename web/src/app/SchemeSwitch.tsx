import { Moon, Sun } from 'lucide-react'
import { useState, useSyncExternalStore } from 'react'
import { readScheme } from '../lib/scheme.ts'
import { IconButton } from '../ui/IconButton.tsx'

const never = () => () => undefined

/** Light or dark, remembered on this device; the script in the page applies it before the first paint. */
export function SchemeSwitch() {
  // The server cannot know it: what it drew is taken over first, and put right in the same moment.
  const found = useSyncExternalStore(never, readScheme, () => 'light' as const)
  const [chosen, setChosen] = useState<typeof found | null>(null)
  const scheme = chosen ?? found
  const other = scheme === 'dark' ? 'light' : 'dark'

  function handleClick() {
    document.documentElement.dataset.theme = other
    setChosen(other)
    try {
      localStorage.setItem('scheme', other)
    } catch {
      // Without storage the choice lasts as long as the page.
    }
  }

  return (
    <IconButton aria-label={`Use ${other} colors`} onClick={handleClick} style={{ background: 'none' }}>
      {scheme === 'dark' ? <Sun size={20} aria-hidden="true" /> : <Moon size={20} aria-hidden="true" />}
    </IconButton>
  )
}
