import { MAX_PDF_NOTE_LINES } from '#contracts/community/loggedFinds.ts'
import { AppError } from '#domain/platform/AppError.ts'
import { noteLines } from './noteLines.ts'
import type { StoredFind } from './readLoggedFinds.ts'

/** What a list costs to draw is its lines, not its finds. @throws AppError `too_large`. */
export function refuseLongNotes(finds: Pick<StoredFind, 'notes'>[]): void {
  const lines = finds.reduce((sum, { notes }) => sum + noteLines(notes).length, 0)
  if (lines > MAX_PDF_NOTE_LINES) throw new AppError('too_large.notes')
}
