const sentences = new Intl.Segmenter('en', { granularity: 'sentence' })

/** The words of a description that may carry markup. Parsing is inert: nothing in it runs or loads. */
export function plainText(markup: string): string {
  const spaced = markup.replaceAll(/<(br|\/p|\/li|\/h\d|\/div)\b/gi, ' $&')
  const text = new DOMParser().parseFromString(spaced, 'text/html').body.textContent ?? ''
  return text.replaceAll(/\s+/g, ' ').trim()
}

/** The first sentence, or null when there is none. */
export function firstSentence(markup: string): string | null {
  const [first] = sentences.segment(plainText(markup))
  return first?.segment.trim() || null
}
