import { formatBytes } from '../lib/formatBytes.ts'

export type FileLimits = {
  /** Names of types as people say them and the endings that belong to them. */
  types: { label: string; extensions: readonly string[] }[]
  maxBytes: number
  maxFiles: number
}

type Checked = { accepted: File[]; problems: string[] }

/** Splits chosen files into those that may be sent and the sentences for the others. */
export function checkFiles(chosen: File[], present: string[], limits: FileLimits): Checked {
  const accepted: File[] = []
  const problems: string[] = []
  for (const file of chosen) {
    const problem = problemOf(file, [...present, ...accepted.map(({ name }) => name)], limits)
    if (problem) problems.push(problem)
    else accepted.push(file)
  }
  return { accepted, problems: [...new Set(problems)] }
}

function problemOf(file: File, names: string[], { types, maxBytes, maxFiles }: FileLimits): string | null {
  if (names.length >= maxFiles) return `You can only upload ${maxFiles} ${maxFiles === 1 ? 'file' : 'files'}`
  if (names.includes(file.name)) return `Cannot add the duplicate file '${file.name}', it already exists`
  const extension = file.name.slice(file.name.lastIndexOf('.')).toLowerCase()
  if (!types.some(({ extensions }) => extensions.includes(extension))) {
    return `You can only upload: ${types.map(({ label }) => label).join(', ')}`
  }
  if (file.size > maxBytes) return `${file.name} exceeds maximum allowed size of ${formatBytes(maxBytes)}`
  return null
}
