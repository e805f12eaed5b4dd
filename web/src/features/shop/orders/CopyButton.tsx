import { useState } from 'react'
import { showToast } from '../../../lib/toastStore.ts'
import { Button } from '../../../ui/Button.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import { t } from '../../../lib/text.ts'

/** @param what completes the accessible name: “Copy order reference”. */
export function CopyButton({ text, what }: { text: string; what: string }) {
  const [isCopied, setCopied] = useState(false)

  async function handleCopy() {
    try {
      await navigator.clipboard.writeText(text)
      setCopied(true)
    } catch {
      // Denied, or unavailable because the page is not served over HTTPS.
      showToast({
        tone: 'destructive',
        title: t('Copy Failed'),
        description: t('Please select the {what} and copy it.', { what }),
      })
    }
  }

  return (
    <>
      <Button size="compact" tone="outline" onClick={handleCopy} data-print="no">
        {isCopied ? t('Copied') : t('Copy')} <VisuallyHidden>{what}</VisuallyHidden>
      </Button>
      <VisuallyHidden role="status">{isCopied && t('Copied the {what}', { what })}</VisuallyHidden>
    </>
  )
}
