export type WordItem = { element: HTMLElement; level: number; isOrdered: boolean }

/** A paragraph that Word shows as an item of a list; its marker is a span of its own. */
export function readWordItem(element: HTMLElement): WordItem | null {
  const style = element.getAttribute('style') ?? ''
  const level = /mso-list:[^;]*level(\d)/i.exec(style)?.[1]
  if (!level) return null
  const marker = [...element.querySelectorAll('span')].find((span) =>
    /mso-list:\s*Ignore/i.test(span.getAttribute('style') ?? ''),
  )
  const isOrdered = /^\s*\(?([0-9]+|[a-z]{1,4})[.)]/i.test(marker?.textContent ?? '')
  return { element, level: Number(level), isOrdered }
}
