import type { SyncPreview } from '#contracts/shop/products.ts'

export function PreviewList({ preview }: { preview: SyncPreview }) {
  const { create, update, hide, skipped, unchanged } = preview
  const groups = [
    { title: 'New', items: create },
    { title: 'Changed', items: update },
    { title: 'Removed, will be hidden', items: hide },
    { title: 'Skipped', items: skipped.map(({ title, reason }) => ({ title, changes: [reason] })) },
  ].filter(({ items }) => items.length > 0)
  return (
    <div className="sync__preview" role="status">
      {groups.length === 0 && <p>Nothing would change: all {unchanged} articles are up to date.</p>}
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
