import type { PostTab } from './missingIn.ts'

/** Payload has no address for a tab of a form. */
export function openTab(name: PostTab): void {
  const buttons = [...document.querySelectorAll<HTMLButtonElement>('.tabs-field__tab-button')]
  const button = buttons.find(({ textContent }) => textContent.trim() === name)
  button?.click()
  button?.focus()
}
