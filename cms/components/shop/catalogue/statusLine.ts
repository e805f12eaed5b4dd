import type { SyncStatus } from '#contracts/shop/products.ts'
import type { Formats } from '../../platform/view/formats.ts'

export function statusLine(status: SyncStatus | null, { t, moment }: Formats): string {
  if (!status) return t('The catalog hasn’t been synced yet.')
  if (status.outcome === 'running')
    return status.step ? t('Syncing now: {step}', { step: status.step }) : t('Syncing now…')
  const at = moment(status.finishedAt ?? status.startedAt)
  if (status.outcome === 'failed')
    return status.problem
      ? t('The sync of {at} failed: {problem}', { at, problem: status.problem })
      : t('The sync of {at} failed.', { at })
  const { count, created, updated, hidden } = status
  return t('Last sync {at}: {count} articles, {created} new, {updated} changed, {hidden} removed.', {
    at,
    count: count ?? 0,
    created: created ?? 0,
    updated: updated ?? 0,
    hidden: hidden ?? 0,
  })
}
