import { Moon, Sun } from 'lucide-react'
import { useState } from 'react'
import type { Scheme } from '#contracts/platform/colorSchemes.ts'
import { readScheme } from '../lib/scheme.ts'
import { useBrowserValue } from '../lib/useBrowserValue.ts'
import { IconButton } from '../ui/IconButton.tsx'
import { t } from '../lib/text.ts'

/** Stored in `localStorage`; an inline script of the page applies it before the first paint. */
export function SchemeSwitch() {
  // The server does not know the scheme: hydration renders `light`, then the browser corrects it.
  const found = useBrowserValue<Scheme>(readScheme, 'light')
  const [chosen, setChosen] = useState<Scheme | null>(null)
  const scheme = chosen ?? found
  const other = scheme === 'dark' ? 'light' : 'dark'

  function handleClick() {
    document.documentElement.dataset.theme = other
    setChosen(other)
    try {
      localStorage.setItem('scheme', other)
    } catch {
      // Without storage the choice lasts until the page is closed.
    }
  }

  return (
    <IconButton
      aria-label={other === 'dark' ? t('Use dark colors') : t('Use light colors')}
      onClick={handleClick}
      style={{ background: 'none' }}
    >
      {scheme === 'dark' ? <Sun size={20} aria-hidden="true" /> : <Moon size={20} aria-hidden="true" />}
    </IconButton>
  )
}
