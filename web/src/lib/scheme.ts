import type { Scheme } from '#contracts/platform/colorSchemes.ts'

export function readScheme(): Scheme {
  const { theme } = document.documentElement.dataset
  if (theme === 'light' || theme === 'dark') return theme
  return window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
}
