import { useState } from 'react'
import { showToast } from '../../lib/toastStore.ts'
import { Button } from '../../ui/Button.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'

/** @param what completes the accessible name: “Copy order reference”. */
export function CopyButton({ text, what }: { text: string; what: string }) {
  const [isCopied, setCopied] = useState(false)

  async function handleCopy() {
    try {
      await navigator.clipboard.writeText(text)
      setCopied(true)
    } catch {
      // Denied, or unavailable because the page is not served over HTTPS.
      showToast({ tone: 'destructive', title: 'Copy Failed', description: `Please select the ${what} and copy it.` })
    }
  }

  return (
    <>
      <Button size="compact" tone="outline" onClick={handleCopy} data-print="no">
        {isCopied ? 'Copied' : 'Copy'} <VisuallyHidden>{what}</VisuallyHidden>
      </Button>
      <VisuallyHidden role="status">{isCopied && `Copied the ${what}`}</VisuallyHidden>
    </>
  )
}
