import type { Scheme } from '#contracts/tokens.ts'

/** The scheme on the screen now: the visitor's choice, else the system's. The server, which cannot know, says light. */
export function readScheme(): Scheme {
  if (typeof document === 'undefined') return 'light'
  const { theme } = document.documentElement.dataset
  if (theme === 'light' || theme === 'dark') return theme
  return window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
}
