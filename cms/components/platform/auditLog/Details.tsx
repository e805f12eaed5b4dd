type Detail = { field: string; before: string | null; after: string | null }

export function Details({ details }: { details: unknown }) {
  const all = Array.isArray(details) ? (details as Detail[]) : []
  if (all.length === 0) return <span className="cell-none">–</span>
  return (
    <ul className="audit-details">
      {all.map(({ field, before, after }) => (
        <li key={field}>
          <b>{field}</b> {before === null && after === null ? 'changed' : describeChange(before, after)}
        </li>
      ))}
    </ul>
  )
}

const describeChange = (before: string | null, after: string | null): string =>
  before === null ? (after ?? '') : `${before} → ${after ?? 'nothing'}`
