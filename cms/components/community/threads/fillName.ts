/** Puts the first name where a saved reply has `{name}`; without one, the gap closes: “Hello,”. */
export const fillName = (text: string, name: string): string => {
  const first = name.trim().split(/\s+/)[0] ?? ''
  return first ? text.replaceAll('{name}', first) : text.replace(/ ?\{name\}/g, '')
}
