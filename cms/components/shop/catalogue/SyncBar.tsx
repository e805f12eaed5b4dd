'use client'
import { Button, toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation.js'
import { useEffect, useState } from 'react'
import { serverMessage } from '#contracts/platform/ApiError.ts'
import { call } from '#contracts/call.ts'
import type { SyncPreview, SyncStatus } from '#contracts/shop/products.ts'
import { previewMerchandiseSync, readMerchandiseSync, syncMerchandise } from '#contracts/routes/shop/catalogue.ts'
import { useFormats } from '../../platform/view/useFormats.ts'
import { PreviewList } from './PreviewList.tsx'
import { statusLine } from './statusLine.ts'

const LOOK_EVERY_MS = 1000

/** Above the merchandise list: the last sync's result, a preview of the next, and the button that starts it. */
export function SyncBar() {
  const [status, setStatus] = useState<SyncStatus | null>(null)
  const [preview, setPreview] = useState<SyncPreview | null>(null)
  const [busy, setBusy] = useState<'preview' | 'sync' | null>(null)
  const router = useRouter()
  const words = useFormats()
  const { t } = words

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = async () => {
      const now = await call(readMerchandiseSync, {}).catch(() => null)
      setStatus(now)
      if (busy === 'sync' || now?.outcome === 'running') timer = setTimeout(() => void look(), LOOK_EVERY_MS)
    }
    void look()
    return () => clearTimeout(timer)
  }, [busy])

  const run = async (what: 'preview' | 'sync') => {
    setBusy(what)
    setPreview(null)
    try {
      if (what === 'preview') setPreview(await call(previewMerchandiseSync, {}))
      else await sync()
    } catch (error) {
      toast.error(serverMessage(error, t('The site cannot be reached. Please try again.')))
    }
    setBusy(null)
  }

  async function sync() {
    const { belowCost } = await call(syncMerchandise, {})
    const held = belowCost.map(({ title, reason }) => `${title}: ${reason}`)
    if (held.length === 0) toast.success(t('The catalog is up to date'))
    else toast.warning(t('Not on sale until you decide: {articles}', { articles: held.join('; ') }))
    router.refresh()
  }

  return (
    <section className="sync" aria-label={t('Print provider’s catalog')}>
      <p role="status">{statusLine(status, words)}</p>
      <Button buttonStyle="secondary" disabled={busy !== null} onClick={() => void run('preview')}>
        {t(busy === 'preview' ? 'Looking…' : 'Show what would change')}
      </Button>
      <Button disabled={busy !== null} onClick={() => void run('sync')}>
        {t(busy === 'sync' ? 'Syncing…' : 'Sync Products')}
      </Button>
      {preview && <PreviewList preview={preview} />}
    </section>
  )
}
