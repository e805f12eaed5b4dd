import type { SyncPreview } from '#contracts/shop/products.ts'
import { useText } from '../../platform/view/useText.ts'

export function PreviewList({ preview }: { preview: SyncPreview }) {
  const t = useText()
  const { create, update, hide, skipped, unchanged } = preview
  const groups = [
    { title: t('New'), items: create },
    { title: t('Changed'), items: update },
    { title: t('Removed, will be hidden'), items: hide },
    { title: t('Skipped'), items: skipped.map(({ title, reason }) => ({ title, changes: [reason] })) },
  ].filter(({ items }) => items.length > 0)
  return (
    <div className="sync__preview" role="status">
      {groups.length === 0 && (
        <p>{t('Nothing would change: all {count} articles are up to date.', { count: unchanged })}</p>
      )}
      {groups.map(({ title, items }) => (
        <section key={title}>
          <h3>
            {title} ({items.length})
          </h3>
          <ul>
            {items.map((item, index) => (
              <li key={`${item.title} ${index}`}>
                {item.title}
                {item.changes.length > 0 && <span> – {item.changes.join(', ')}</span>}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
