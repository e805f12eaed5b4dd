import type { SyncStatus } from '#contracts/shop/products.ts'

export function statusLine(status: SyncStatus | null): string {
  if (!status) return 'The catalog hasn’t been synced yet.'
  if (status.outcome === 'running') return `Syncing now: ${status.step ?? 'starting'}`
  const when = new Date(status.finishedAt ?? status.startedAt).toLocaleString('en-US', {
    dateStyle: 'medium',
    timeStyle: 'short',
  })
  if (status.outcome === 'failed') return `The sync of ${when} failed: ${status.problem ?? 'unknown'}`
  const { count, created, updated, hidden } = status
  return `Last sync ${when}: ${count ?? 0} articles, ${created ?? 0} new, ${updated ?? 0} changed, ${hidden ?? 0} removed.`
}
