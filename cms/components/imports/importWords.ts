import {
  type ColumnField,
  type Import,
  type ImportKind,
  type ImportLine,
  importSubject,
  type TableKind,
} from '#contracts/operations/imports.ts'

export const countOf = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`

type Words = {
  /** What one line makes. */
  made: string
  key: string
  name: string
  /** After an undo that left nothing. */
  undone: string
  undoQuestion: string
}

const WORDS: Record<ReturnType<typeof importSubject>, Words> = {
  members: {
    made: 'account',
    key: 'Email',
    name: 'Name',
    undone: 'Undone. Nothing of it is left.',
    undoQuestion:
      'This removes the accounts it made, except those that were used or changed since. Invitation links stop working.',
  },
  subscriptions: {
    made: 'account',
    key: 'Email',
    name: 'Name',
    undone: 'Undone. Nothing of it is left.',
    undoQuestion:
      'This takes the memberships away, except those whose members used them here. They are charged at Stripe as before.',
  },
  posts: {
    made: 'post',
    key: 'From',
    name: 'Title',
    undone: 'Undone. Its posts are in the trash.',
    undoQuestion: 'This moves the posts it made to the trash, except those that were changed since.',
  },
  products: {
    made: 'product',
    key: 'Category',
    name: 'Name',
    undone: 'Undone. Nothing of it is left.',
    undoQuestion: 'This deletes the products it made, except those that were changed since.',
  },
}

export const wordsFor = (kind: ImportKind): Words => WORDS[importSubject(kind)]

/** Posts and products that are there stay as they are. */
export const mayChange = (kind: ImportKind): boolean => ['members', 'subscriptions'].includes(importSubject(kind))

/** One sentence about how far it is and what comes next. */
export function stateLine({ kind, state, counts, products }: Import): string {
  const { create, update, done, undone, kept, invited } = counts
  const planned = create + update
  switch (state) {
    case 'checked':
      if (products.length > 0 && !products.some(({ isChosen }) => isChosen))
        return 'Choose which products are memberships. Nothing is imported yet.'
      return planned === 0 ? 'Nothing in this file is new here.' : 'Checked. Nothing is imported yet.'
    case 'running':
      return `Importing: ${done.toLocaleString('en-US')} of ${countOf(planned, 'line')}.`
    case 'inviting':
      return `Sending invitations: ${invited.toLocaleString('en-US')} so far.`
    case 'undoing':
      return `Undoing: ${undone.toLocaleString('en-US')} of ${countOf(done + undone + kept, 'line')}.`
    case 'undone':
      return kept === 0 ? wordsFor(kind).undone : `Undone, except ${countOf(kept, 'line')}: see the list.`
    case 'done':
      return invited === 0
        ? 'Imported. No one got an email.'
        : `Imported. ${countOf(invited, 'person', 'people')} invited.`
  }
}

export const actionLabels = (kind: ImportKind): Record<ImportLine['action'], string> => ({
  create: `New ${wordsFor(kind).made}`,
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

type FieldWords = { label: string; hint?: string }

const FIELDS: Record<ColumnField, FieldWords> = {
  email: { label: 'Email address' },
  name: { label: 'Full name' },
  firstName: { label: 'First name' },
  lastName: { label: 'Last name' },
  joinedAt: { label: 'Member since' },
  wantsEmails: { label: 'Wants emails about posts', hint: 'Yes, true, 1, subscribed, confirmed and active count' },
  isPaying: { label: 'Pays there', hint: 'Yes, true, 1, active, paid and premium count' },
  description: { label: 'Description' },
  category: { label: 'Category' },
  price: { label: 'Price', hint: 'Written like 24.50' },
  inStock: { label: 'In stock', hint: 'No, false and 0 mean sold out' },
  stock: { label: 'Pieces in stock', hint: 'A whole number; empty when they aren’t counted' },
  isHidden: { label: 'Hidden', hint: 'Yes, true, 1, draft and archived hide it from the site' },
  image: { label: 'Web address of its picture' },
}

export const fieldWords = (kind: TableKind, field: ColumnField): FieldWords =>
  kind === 'products-csv' && field === 'name' ? { label: 'Name' } : FIELDS[field]
