import type { Import, ImportLine } from '#contracts/imports.ts'

export const countOf = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`

/** One sentence about how far it is and what comes next. */
export function stateLine({ state, counts }: Import): string {
  const { create, update, done, undone, kept, invited } = counts
  const planned = create + update
  switch (state) {
    case 'checked':
      return planned === 0 ? 'Nothing in this file is new here.' : 'Checked. Nothing is imported yet.'
    case 'running':
      return `Importing: ${done.toLocaleString('en-US')} of ${countOf(planned, 'line')}.`
    case 'inviting':
      return `Sending invitations: ${invited.toLocaleString('en-US')} so far.`
    case 'undoing':
      return `Undoing: ${undone.toLocaleString('en-US')} of ${countOf(done + undone + kept, 'line')}.`
    case 'undone':
      return kept === 0 ? 'Undone. Nothing of it is left.' : `Undone, except ${countOf(kept, 'line')}: see the list.`
    case 'done':
      return invited === 0
        ? 'Imported. No one got an email.'
        : `Imported. ${countOf(invited, 'person', 'people')} invited.`
  }
}

export const ACTION_LABELS: Record<ImportLine['action'], string> = {
  create: 'New account',
  update: 'Changed',
  skip: 'Skipped',
  refuse: 'Refused',
}

export const RESULT_LABELS: Record<ImportLine['result'], string> = {
  planned: '',
  done: 'Imported',
  undone: 'Undone',
  kept: 'Kept',
}
