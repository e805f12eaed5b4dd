import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation.js'
import { useText } from '../../platform/view/useText.ts'

const REFRESH_AFTER_MS = [1_500, 4_000, 9_000]

/** Says that an action worked, and shows its effects. The providers' webhooks usually arrive within seconds. */
export function useRefreshSoon(): () => void {
  const router = useRouter()
  const t = useText()
  return () => {
    toast.success(t('Done. This page updates in a moment.'))
    router.refresh()
    for (const ms of REFRESH_AFTER_MS) setTimeout(() => router.refresh(), ms)
  }
}
