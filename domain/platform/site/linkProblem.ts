/** A path of this site: it begins with exactly one slash, so no browser reads it as another host. */
export const isOwnPath = (address: string): boolean => /^\/(?![/\\])[\w\-.~%/+?=&#]*$/.test(address)

/** Why the site must not link to this address; null when it may. */
export function linkProblem(address: string): string | null {
  if (isOwnPath(address) || isHttps(address)) return null
  return 'Write a path of this site, such as /about, or a full address that begins with https://.'
}

function isHttps(address: string): boolean {
  if (!/^https:\/\/[^\s"'<>\\]+$/.test(address)) return false
  const url = URL.canParse(address) ? new URL(address) : null
  return url !== null && url.hostname !== '' && url.username === '' && url.password === ''
}
