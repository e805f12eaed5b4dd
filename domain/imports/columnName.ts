/** Columns are the same however their names are written: `Created_At` and “created at”, `E-Mail` and “email”. */
export const columnName = (name: string): string =>
  name
    .trim()
    .toLowerCase()
    .split(/[\s_-]+/)
    .filter(Boolean)
    .join(' ')
    .replace(/^e mail/, 'email')
