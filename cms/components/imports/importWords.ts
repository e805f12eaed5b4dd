import { type Import, type ImportKind, type ImportLine, isPostKind } from '#contracts/imports.ts'

export const countOf = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`

/** One sentence about how far it is and what comes next. */
export function stateLine({ kind, state, counts }: Import): string {
  const { create, update, done, undone, kept, invited } = counts
  const planned = create + update
  const isOfPosts = isPostKind(kind)
  switch (state) {
    case 'checked':
      return planned === 0 ? 'Nothing in this file is new here.' : 'Checked. Nothing is imported yet.'
    case 'running':
      return `Importing: ${done.toLocaleString('en-US')} of ${countOf(planned, isOfPosts ? 'post' : 'line')}.`
    case 'inviting':
      return `Sending invitations: ${invited.toLocaleString('en-US')} so far.`
    case 'undoing':
      return `Undoing: ${undone.toLocaleString('en-US')} of ${countOf(done + undone + kept, 'line')}.`
    case 'undone':
      if (isOfPosts)
        return kept === 0
          ? 'Undone. Its posts are in the trash.'
          : `Undone, except ${countOf(kept, 'post')}: see the list.`
      return kept === 0 ? 'Undone. Nothing of it is left.' : `Undone, except ${countOf(kept, 'line')}: see the list.`
    case 'done':
      if (isOfPosts) return `Imported: ${countOf(done, 'post')}.`
      return invited === 0
        ? 'Imported. No one got an email.'
        : `Imported. ${countOf(invited, 'person', 'people')} invited.`
  }
}

export const actionLabels = (kind: ImportKind): Record<ImportLine['action'], string> => ({
  create: isPostKind(kind) ? 'New post' : 'New account',
  update: 'Changed',
  skip: 'Skipped',
  refuse: 'Refused',
})

export const RESULT_LABELS: Record<ImportLine['result'], string> = {
  planned: '',
  done: 'Imported',
  undone: 'Undone',
  kept: 'Kept',
}
