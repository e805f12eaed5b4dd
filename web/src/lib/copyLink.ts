import { showToast } from './toastStore.ts'

/** Where the browser denies copying, the toast shows the link. @param path on this site. */
export async function copyLink(path: string): Promise<void> {
  const url = new URL(path, window.location.origin).href
  try {
    await navigator.clipboard.writeText(url)
    showToast({ title: 'Link Copied', description: 'You can paste it anywhere now.' })
  } catch {
    showToast({ tone: 'info', title: 'Copy This Link', description: url })
  }
}
