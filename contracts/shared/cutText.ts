/** A family of emoji has some 30 units. Marks can be stacked without an end. */
const LONGEST_CHARACTER = 64

let graphemes: Intl.Segmenter | undefined

/**
 * The beginning of a text, never with half a character: not half an emoji, and no letter without its accent.
 * @param length most UTF-16 units. Texts that are short enough don't load Intl.
 */
export function cutText(text: string, length: number): string {
  if (text.length <= length) return text
  graphemes ??= new Intl.Segmenter()
  const end = graphemes.segment(text.slice(0, length + 2)).containing(length)?.index ?? length
  return end > 0 && length - end < LONGEST_CHARACTER
    ? text.slice(0, end)
    : text.slice(0, length).replace(/\p{Surrogate}$/u, '')
}
