'use client'
import { Button, toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation.js'
import { useEffect, useState } from 'react'
import { paths } from '#contracts/paths.ts'
import { syncAnswer, type SyncPreview, syncPreview, type SyncStatus, syncStatus } from '#contracts/products.ts'
import { PreviewList } from './PreviewList.tsx'
import { statusLine } from './statusLine.ts'

const LOOK_EVERY_MS = 1000

/** Above the merchandise list: the last sync's result, a preview of the next, and the button that starts it. */
export function SyncBar() {
  const [status, setStatus] = useState<SyncStatus | null>(null)
  const [preview, setPreview] = useState<SyncPreview | null>(null)
  const [busy, setBusy] = useState<'preview' | 'sync' | null>(null)
  const router = useRouter()

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = async () => {
      const now = await readStatus()
      setStatus(now)
      if (busy === 'sync' || now?.outcome === 'running') timer = setTimeout(() => void look(), LOOK_EVERY_MS)
    }
    void look()
    return () => clearTimeout(timer)
  }, [busy])

  const run = async (what: 'preview' | 'sync') => {
    setBusy(what)
    setPreview(null)
    const response = await fetch(what === 'preview' ? paths.merchandiseSyncPreview : paths.merchandiseSync, {
      method: 'POST',
    }).catch(() => null)
    const body: unknown = await response?.json().catch(() => null)
    if (!response?.ok) toast.error(messageOf(body))
    else if (what === 'preview') setPreview(syncPreview.parse(body))
    else {
      const { belowCost } = syncAnswer.parse(body)
      if (belowCost.length === 0) toast.success('The catalog is up to date')
      else
        toast.warning(
          `Not for sale until you decide: ${belowCost.map(({ title, reason }) => `${title}: ${reason}`).join('; ')}`,
        )
      router.refresh()
    }
    setBusy(null)
  }

  return (
    <section className="sync" aria-label="Print provider’s catalog">
      <p role="status">{statusLine(status)}</p>
      <Button buttonStyle="secondary" disabled={busy !== null} onClick={() => void run('preview')}>
        {busy === 'preview' ? 'Looking...' : 'Show what would change'}
      </Button>
      <Button disabled={busy !== null} onClick={() => void run('sync')}>
        {busy === 'sync' ? 'Syncing...' : 'Sync Products'}
      </Button>
      {preview && <PreviewList preview={preview} />}
    </section>
  )
}

async function readStatus(): Promise<SyncStatus | null> {
  const response = await fetch(paths.merchandiseSyncStatus).catch(() => null)
  return response?.ok ? syncStatus.nullable().parse(await response.json()) : null
}

function messageOf(body: unknown): string {
  const { message } = (body ?? {}) as { message?: unknown }
  return typeof message === 'string' ? message : 'The site can’t be reached. Please try again.'
}
