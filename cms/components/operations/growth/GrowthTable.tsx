type GrowthTableProps = {
  caption: string
  /** The first is that of the row's name. */
  columns: string[]
  rows: (string | number)[][]
  empty: string
}

/** Wide tables scroll by themselves, also with the keyboard. */
export function GrowthTable({ caption, columns, rows, empty }: GrowthTableProps) {
  if (rows.length === 0) return <p className="board__empty">{empty}</p>
  return (
    <div className="growth__scroll" role="group" aria-label={caption} tabIndex={0}>
      <table>
        <caption className="board__spoken">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name = '', ...cells], index) => (
            <tr key={`${name} ${index}`}>
              <th scope="row">{name}</th>
              {cells.map((cell, column) => (
                <td key={columns[column + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
