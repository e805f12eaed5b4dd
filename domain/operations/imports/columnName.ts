/** Columns are the same however their names are written: `Created_At`, `CreatedAt` and “created at”, `E-Mail` and “email”. */
export const columnName = (name: string): string =>
  name
    .trim()
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[\s_-]+/)
    .filter(Boolean)
    .join(' ')
    .replace(/^e mail/, 'email')
