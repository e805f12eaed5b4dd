/** WordPress’s classic editor stored blank lines instead of paragraphs, and single ones as line breaks. */
export function paragraphsOf(content: string): string {
  if (/<!-- wp:|<p[\s>]/.test(content)) return content
  return content
    .split(/\r?\n\s*\r?\n/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => (BLOCK.test(part) ? part : `<p>${part.replace(/\r?\n/g, '<br>')}</p>`))
    .join('\n')
}

const BLOCK = /^<(?:h[1-6]|ul|ol|blockquote|pre|table|figure|div|hr)\b/i
