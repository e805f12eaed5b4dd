export type Moderation = 'first' | 'all' | 'off'

type Rules = { moderation: Moderation; blockedWords: string[]; isTrusted: boolean }

export function needsModeration(content: string, { moderation, blockedWords, isTrusted }: Rules): boolean {
  if (moderation === 'off') return false
  if (moderation === 'all' || !isTrusted) return true
  if (/https?:|www\.|[a-z0-9-]\.(com|net|org|info|ru|cn|io|biz|shop|xyz)\b/i.test(content)) return true
  const text = content.toLowerCase()
  return blockedWords.some((word) => word !== '' && text.includes(word.toLowerCase()))
}
