/** `OrderPrintStyle` hides everything unmarked. */
export function printOrder(article: HTMLElement) {
  const folded = article.querySelector<HTMLDetailsElement>('details:not([open])')
  article.dataset['printed'] = ''
  if (folded) folded.open = true
  window.addEventListener(
    'afterprint',
    () => {
      delete article.dataset['printed']
      if (folded) folded.open = false
    },
    { once: true },
  )
  window.print()
}
