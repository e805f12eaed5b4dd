import type { Scheme } from '#contracts/tokens.ts'

/** The scheme on the screen now: the visitor's choice, else the system's. */
export function readScheme(): Scheme {
  const { theme } = document.documentElement.dataset
  if (theme === 'light' || theme === 'dark') return theme
  return window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
}
