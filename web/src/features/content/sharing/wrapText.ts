/** Lines no wider than `width`. What doesn’t fit in `most` lines ends with an ellipsis; a long word is a line of its own. */
export function wrapText(text: string, width: number, most: number, measure: (text: string) => number): string[] {
  const lines: string[] = []
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word
    if (lines.length > 0 && measure(longer) <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  if (lines.length <= most) return lines
  let last = `${lines[most - 1] ?? ''}…`
  while (last.length > 1 && measure(last) > width) last = `${last.slice(0, -2)}…`
  return [...lines.slice(0, most - 1), last]
}
