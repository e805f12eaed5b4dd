/** A label of the panel, which is one text or one for each language. Other labels have none of ours. */
export function labelIn(label: unknown, language: string): string | undefined {
  if (typeof label === 'string') return label
  const texts = typeof label === 'object' && label !== null ? (label as Record<string, string>) : {}
  return texts[language] ?? texts['en']
}
