import { Moon, Sun } from 'lucide-react'
import { useState } from 'react'
import { readScheme } from '../lib/scheme.ts'
import { IconButton } from '../ui/IconButton.tsx'

/** Light or dark, remembered on this device; the script in the page applies it before the first paint. */
export function SchemeSwitch() {
  const [scheme, setScheme] = useState(readScheme)
  const other = scheme === 'dark' ? 'light' : 'dark'

  function handleClick() {
    document.documentElement.dataset.theme = other
    setScheme(other)
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
