import {
  type ColumnField,
  type Import,
  type ImportKind,
  type ImportLine,
  importSubject,
  type TableKind,
} from '#contracts/operations/imports.ts'
import { msg, type Translate } from '../../platform/view/textIn.ts'

const COUNTED = {
  account: {
    one: msg('{count} account'),
    many: msg('{count} accounts'),
    all: msg('New accounts'),
    first: msg('New account'),
  },
  post: { one: msg('{count} post'), many: msg('{count} posts'), all: msg('New posts'), first: msg('New post') },
  product: {
    one: msg('{count} product'),
    many: msg('{count} products'),
    all: msg('New products'),
    first: msg('New product'),
  },
  line: { one: msg('{count} line'), many: msg('{count} lines') },
  person: { one: msg('{count} person'), many: msg('{count} people') },
  subscription: { one: msg('{count} subscription'), many: msg('{count} subscriptions') },
}

export const countOf = (t: Translate, count: number, what: keyof typeof COUNTED): string =>
  t(count === 1 ? COUNTED[what].one : COUNTED[what].many, { count })

type Words = {
  /** What one line makes. */
  made: 'account' | 'post' | 'product'
  key: string
  name: string
  /** After an undo that left nothing. */
  undone: string
  undoQuestion: string
}

const WORDS: Record<ReturnType<typeof importSubject>, Words> = {
  members: {
    made: 'account',
    key: msg('Email'),
    name: msg('Name'),
    undone: msg('Undone. Nothing of it is left.'),
    undoQuestion: msg(
      'This removes the accounts it made, except those that were used or changed since. Invitation links stop working.',
    ),
  },
  subscriptions: {
    made: 'account',
    key: msg('Email'),
    name: msg('Name'),
    undone: msg('Undone. Nothing of it is left.'),
    undoQuestion: msg(
      'This takes the memberships away, except those whose members used them here. They are charged at Stripe as before.',
    ),
  },
  posts: {
    made: 'post',
    key: msg('From'),
    name: msg('Title'),
    undone: msg('Undone. Its posts are in the trash.'),
    undoQuestion: msg('This moves the posts it made to the trash, except those that were changed since.'),
  },
  products: {
    made: 'product',
    key: msg('Category'),
    name: msg('Name'),
    undone: msg('Undone. Nothing of it is left.'),
    undoQuestion: msg('This deletes the products it made, except those that were changed since.'),
  },
}

export const wordsFor = (kind: ImportKind): Words => WORDS[importSubject(kind)]

/** Posts and products that are there stay as they are. */
export const mayChange = (kind: ImportKind): boolean => ['members', 'subscriptions'].includes(importSubject(kind))

/** One sentence about how far it is and what comes next. */
export function stateLine({ kind, state, counts, products }: Import, t: Translate): string {
  const { create, update, done, undone, kept, invited } = counts
  const planned = create + update
  switch (state) {
    case 'checked':
      if (products.length > 0 && !products.some(({ isChosen }) => isChosen))
        return t('Choose which products are memberships. Nothing is imported yet.')
      return t(planned === 0 ? 'Nothing in this file is new here.' : 'Checked. Nothing is imported yet.')
    case 'running':
      return t('Importing: {done} of {lines}.', { done, lines: countOf(t, planned, 'line') })
    case 'inviting':
      return t('Sending invitations: {count} so far.', { count: invited })
    case 'undoing':
      return t('Undoing: {undone} of {lines}.', { undone, lines: countOf(t, done + undone + kept, 'line') })
    case 'undone':
      return kept === 0
        ? t(wordsFor(kind).undone)
        : t('Undone, except {lines}: see the list.', { lines: countOf(t, kept, 'line') })
    case 'done':
      return invited === 0
        ? t('Imported. No one got an email.')
        : t('Imported. {people} invited.', { people: countOf(t, invited, 'person') })
  }
}

export const actionLabels = (kind: ImportKind, t: Translate): Record<ImportLine['action'], string> => ({
  create: t(COUNTED[wordsFor(kind).made].first),
  update: t('Changed'),
  skip: t('Skipped'),
  refuse: t('Refused'),
})

/** The number of what is made, in front of which it stands. */
export const newLabel = (kind: ImportKind, t: Translate): string => t(COUNTED[wordsFor(kind).made].all)

export const RESULT_LABELS: Record<ImportLine['result'], string> = {
  planned: '',
  done: msg('Imported'),
  undone: msg('Undone'),
  kept: msg('Kept'),
}

type FieldWords = { label: string; hint?: string }

const FIELDS: Record<ColumnField, FieldWords> = {
  email: { label: msg('Email address') },
  name: { label: msg('Full name') },
  firstName: { label: msg('First name') },
  lastName: { label: msg('Last name') },
  joinedAt: { label: msg('Member since') },
  wantsEmails: {
    label: msg('Wants emails about posts'),
    hint: msg('Yes, true, 1, subscribed, confirmed and active count'),
  },
  isPaying: { label: msg('Pays there'), hint: msg('Yes, true, 1, active, paid and premium count') },
  description: { label: msg('Description') },
  category: { label: msg('Category') },
  price: { label: msg('Price'), hint: msg('Written like 24.50') },
  inStock: { label: msg('In stock'), hint: msg('No, false and 0 mean sold out') },
  stock: { label: msg('Pieces in stock'), hint: msg('A whole number; empty when they aren’t counted') },
  isHidden: { label: msg('Hidden'), hint: msg('Yes, true, 1, draft and archived hide it from the site') },
  image: { label: msg('Web address of its picture') },
}

export const fieldWords = (kind: TableKind, field: ColumnField): FieldWords =>
  kind === 'products-csv' && field === 'name' ? { label: msg('Name') } : FIELDS[field]
