import { Share2 } from 'lucide-react'
import { pagePath, t } from '../../../lib/text.ts'
import { showToast } from '../../../lib/toastStore.ts'
import { Button } from '../../../ui/Button.tsx'

/** Opens the device's share dialog if there is one; otherwise copies the link. */
export function ShareButton({ title, path }: { title: string; path: string }) {
  async function share() {
    const url = new URL(pagePath(path), window.location.origin).href
    if ('share' in navigator) {
      // Rejected when the visitor closes the device's dialog.
      await navigator.share({ title, url }).catch(() => undefined)
      return
    }
    try {
      await (navigator as Navigator).clipboard.writeText(url)
      showToast({ title: t('Link Copied'), description: t('You can paste it anywhere now.') })
    } catch {
      showToast({ tone: 'info', title: t('Copy This Link'), description: url })
    }
  }

  return (
    <Button tone="quiet" size="compact" onClick={() => void share()}>
      <Share2 size={16} aria-hidden="true" />
      {t('Share')}
    </Button>
  )
}
