/** The values of `:names` of a pattern such as `/content/:id`; null for another path. Case and a final slash don’t matter. */
export function matchPath(pattern: string, pathname: string): Record<string, string> | null {
  const names = pattern.split('/')
  const parts = pathname.split('/')
  while (parts.length > 2 && parts.at(-1) === '') parts.pop()
  if (names.length !== parts.length) return null
  const values: Record<string, string> = {}
  for (const [index, name] of names.entries()) {
    const part = decode(parts[index] ?? '')
    if (name.startsWith(':')) {
      if (part === '') return null
      values[name.slice(1)] = part
    } else if (name.toLowerCase() !== part.toLowerCase()) return null
  }
  return values
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
