import type { MemberColumns, TableColumns } from '#contracts/imports.ts'

type ImportColumnsProps = {
  columns: TableColumns['columns']
  chosen: Partial<MemberColumns>
  onChoose: (chosen: Partial<MemberColumns>) => void
}

const LABELS: Record<keyof MemberColumns, string> = {
  email: 'Email address',
  firstName: 'First name (optional)',
  lastName: 'Last name (optional)',
  name: 'Whole name, if it is in one column (optional)',
  joinedAt: 'Joined on (optional)',
  wantsEmails: 'Asked for emails: yes or no (optional)',
  isPaying: 'Pays there: yes or no (optional)',
}
const FIELDS = Object.keys(LABELS) as (keyof MemberColumns)[]

/** Which column of the table has what. */
export function ImportColumns({ columns, chosen, onChoose }: ImportColumnsProps) {
  const choose = (field: keyof MemberColumns, value: string) => {
    const { [field]: _before, ...others } = chosen
    onChoose(value === '' ? others : { ...others, [field]: Number(value) })
  }
  return (
    <fieldset className="imports__columns">
      <legend>Which column is what?</legend>
      {FIELDS.map((field) => (
        <label key={field}>
          {LABELS[field]}
          <select value={chosen[field] ?? ''} onChange={({ target }) => choose(field, target.value)}>
            <option value="">{field === 'email' ? 'Please choose' : 'Not in this file'}</option>
            {columns.map(({ name, samples }, place) => (
              // Names of columns can repeat, and their order never changes.
              <option key={place} value={place}>
                {[name || `Column ${place + 1}`, samples.join(', ')].filter(Boolean).join(': ')}
              </option>
            ))}
          </select>
        </label>
      ))}
    </fieldset>
  )
}
