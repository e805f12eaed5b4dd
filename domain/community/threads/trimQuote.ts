/** Lines that begin what is quoted, in Outlook and in older programs. */
const UNDERSCORES = /^_{10,}$/
const DASHES = /^-{2,}/
const MAX_BETWEEN_DASHES = 61
const isQuoted = (line: string): boolean => line.startsWith('>')
const isBlank = (line: string): boolean => line.trim() === ''
/** “On Monday Stone Hunt <reply+…@…> wrote:” in any language, on up to three lines. */
const INTRODUCTION_LINES = 3

/**
 * What somebody wrote above the email they answer, without the quote at its end. What is written between quoted lines
 * stays with them. Reads each line a few times at most, whatever the text is.
 */
export function trimQuote(text: string): string {
  const lines = text.split(/\r?\n/).map((line) => line.slice(0, 2_000).trimEnd())
  const divider = lines.findIndex((line, index) => index > 0 && isDivider(line))
  let end = divider < 0 ? lines.length : divider
  while (end > 0 && isBlank(lines[end - 1] ?? '')) end -= 1
  const quoteEnd = end
  while (end > 0 && (isQuoted(lines[end - 1] ?? '') || isBlank(lines[end - 1] ?? ''))) end -= 1
  if (end < quoteEnd) end = withoutIntroduction(lines, end)
  const written = lines.slice(0, end).join('\n').trim()
  return written === '' ? lines.join('\n').trim() : written
}

/** Such as `-----Original Message-----`. */
function isDivider(line: string): boolean {
  if (!DASHES.test(line)) return UNDERSCORES.test(line)
  const words = line
    .replace(/^-+/, '')
    .replace(/(?<!-)-+$/, '')
    .trim()
  return line.length >= 5 && line.endsWith('--') && words.length <= MAX_BETWEEN_DASHES
}

function withoutIntroduction(lines: string[], end: number): number {
  if (!(lines[end - 1] ?? '').endsWith(':')) return end
  for (
    let begin = end - 1;
    begin >= 0 && begin >= end - INTRODUCTION_LINES && !isBlank(lines[begin] ?? '');
    begin -= 1
  ) {
    const introduction = lines.slice(begin, end).join(' ')
    if (/[<(][^<>()\s@]+@[^<>()\s@]+[>)]/.test(introduction) || /\d/.test(introduction))
      return begin - Number(isCutOff(lines, begin))
  }
  return end
}

/** Mail programs break a long line before the address. */
const isCutOff = (lines: string[], begin: number): boolean =>
  (lines[begin] ?? '').startsWith('<') && begin > 0 && !isBlank(lines[begin - 1] ?? '')
