/**
 * A write to the site's own API from the panel.
 *
 * @returns what went wrong, in a sentence for a toast, or null.
 */
export async function callSite(
  path: string,
  body?: object,
  method: 'POST' | 'DELETE' = 'POST',
): Promise<string | null> {
  try {
    const response = await fetch(path, {
      method,
      headers: { 'Content-Type': 'application/json' },
      body: body && JSON.stringify(body),
    })
    if (response.ok) return null
    const { message } = (await response.json()) as { message?: string }
    return message ?? 'That didn’t work. Please try again.'
  } catch {
    return 'The site can’t be reached. Please try again.'
  }
}
