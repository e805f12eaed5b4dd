/** Changes one document through Payload, as its form does. @returns an error message for a toast, or null. */
export async function saveInPanel(path: string, changes: object): Promise<string | null> {
  const answer = await fetch(`/cms/api${path}`, {
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(changes),
  }).catch(() => null)
  if (!answer) return 'The site cannot be reached. Please try again.'
  if (answer.ok) return null
  const { errors } = (await answer.json().catch(() => ({}))) as { errors?: { message?: string }[] }
  return errors?.[0]?.message ?? 'That did not work. Please try again.'
}
