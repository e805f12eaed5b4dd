import { type ColumnField, type TableColumns, TABLE_FIELDS, type TableKind } from '#contracts/operations/imports.ts'
import { useText } from '../../platform/view/useText.ts'
import { fieldWords } from './importWords.ts'

type ImportColumnsProps = {
  kind: TableKind
  read: TableColumns
  onChoose: (chosen: TableColumns['chosen']) => void
}

/** Chooses which column of a table is what, beside examples from its first lines. */
export function ImportColumns({ kind, read: { columns, chosen, isRemembered }, onChoose }: ImportColumnsProps) {
  const t = useText()
  function choose(field: ColumnField, name: string) {
    const { [field]: _, ...others } = chosen
    onChoose(name === '' ? others : { ...others, [field]: name })
  }

  return (
    <fieldset className="imports__columns">
      <legend>{t('Which column is what?')}</legend>
      <p>
        {t(
          isRemembered
            ? 'As you chose for the last file with these columns. Please compare with the examples.'
            : 'Suggested by the names of the columns. Please compare with the examples.',
        )}
      </p>
      {TABLE_FIELDS[kind].map(({ field, isNeeded }) => {
        const { label, hint } = fieldWords(kind, field)
        const examples = columns.find(({ name }) => name === chosen[field])?.samples.filter(Boolean) ?? []
        return (
          <div key={field}>
            <label>
              {isNeeded ? t(label) : t('{label} (optional)', { label: t(label) })}
              <select
                value={chosen[field] ?? ''}
                required={isNeeded}
                aria-describedby={`examples-${field}`}
                onChange={({ target }) => choose(field, target.value)}
              >
                <option value="">{t(isNeeded ? 'Please choose' : 'Not in the file')}</option>
                {columns.map(({ name }) => (
                  <option key={name} value={name}>
                    {name}
                  </option>
                ))}
              </select>
            </label>
            <span id={`examples-${field}`} className="imports__examples">
              {[examples.join(' · '), hint && t(hint)].filter(Boolean).join(' – ')}
            </span>
          </div>
        )
      })}
      <ExampleTable columns={columns} />
    </fieldset>
  )
}

function ExampleTable({ columns }: Pick<TableColumns, 'columns'>) {
  const t = useText()
  const lines = Math.max(0, ...columns.map(({ samples }) => samples.length))
  return (
    // Wide tables scroll, with the arrow keys, too.
    <div className="imports__scroll" role="region" aria-label={t('First lines of the file')} tabIndex={0}>
      <table>
        <caption>{t('First lines of the file')}</caption>
        <thead>
          <tr>
            {columns.map(({ name }) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: lines }, (_, at) => (
            <tr key={at}>
              {columns.map(({ name, samples }) => (
                <td key={name}>{samples[at]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
