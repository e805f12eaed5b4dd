/** Payload has no address for a tab of a form. @param name as the form shows it. */
export function openTab(name: string): void {
  const buttons = [...document.querySelectorAll<HTMLButtonElement>('.tabs-field__tab-button')]
  const button = buttons.find(({ textContent }) => textContent.trim() === name)
  button?.click()
  button?.focus()
}
