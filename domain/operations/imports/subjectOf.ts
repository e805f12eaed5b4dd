import { IMPORT_KINDS, importKindSchema } from '#contracts/operations/imports.ts'

/** In the audit log. */
export function subjectOf(kind: string): string {
  const known = importKindSchema.safeParse(kind)
  return `Import: ${known.success ? IMPORT_KINDS[known.data] : kind}`
}
