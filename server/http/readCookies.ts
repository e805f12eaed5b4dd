/** The cookies of a request, by name. */
export function readCookies(header: string | undefined = ''): Map<string, string> {
  const cookies = new Map<string, string>()
  // Not by `split`, which leaves V8's own code for each call: every request of somebody signed in passes here.
  for (let start = 0; start < header.length;) {
    const next = header.indexOf(';', start)
    const end = next < 0 ? header.length : next
    const pair = header.slice(start, end)
    const at = pair.indexOf('=')
    cookies.set(pair.slice(0, at).trim(), pair.slice(at + 1).trim())
    start = end + 1
  }
  return cookies
}
