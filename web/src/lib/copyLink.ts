import { showToast } from './toastStore.ts'
import { t } from './text.ts'

/** Where the browser denies copying, the toast shows the link. @param path on this site. */
export async function copyLink(path: string): Promise<void> {
  const url = new URL(path, window.location.origin).href
  try {
    await navigator.clipboard.writeText(url)
    showToast({ title: t('Link Copied'), description: t('You can paste it anywhere now.') })
  } catch {
    showToast({ tone: 'info', title: t('Copy This Link'), description: url })
  }
}
