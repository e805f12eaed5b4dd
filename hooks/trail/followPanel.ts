import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  PayloadRequest,
  SanitizedCollectionConfig,
} from 'payload'
import { databaseOfRequest } from '#database/ofRequest.ts'
import { type FieldChange, noteChange } from '#domain/trail/noteChange.ts'
import { changedFields } from './changedFields.ts'
import { idOf } from '../idOf.ts'

type Doc = Record<string, unknown> & { id: number }

/** By what an employee calls one; of everything else its number says enough, and tells of nobody. */
const CALLED: Record<string, string> = {
  posts: 'title',
  media: 'filename',
  products: 'name',
  merchandise: 'title',
  variants: 'sku',
  users: 'email',
  'site-settings': 'key',
}
/** Whose words are gone once they are deleted. */
const OTHERS_WORDS = ['comments']

/** Notes what an employee saved in the panel, in the transaction of it. Last of the hooks: what those refuse was not done. */
export const noteSaved: CollectionAfterChangeHook<Doc> = async ({ collection, doc, operation, previousDoc, req }) => {
  const isNew = operation === 'create'
  const before: Record<string, unknown> = isNew ? {} : previousDoc
  const details = changedFields(collection, before, doc)
  if (!isNew && collection.slug === 'users' && req.context['setsPassword'] === true)
    details.push({ field: 'Password', before: null, after: null })
  const wasTrashed = Boolean(before['deletedAt'])
  const what = isNew ? 'Created' : wordFor(wasTrashed, Boolean(doc['deletedAt']))
  if (what === 'Changed' && details.length === 0) return doc
  await note(req, collection, doc, what, details)
  return doc
}

export const noteDeleted: CollectionAfterDeleteHook<Doc> = async ({ collection, doc, req }) => {
  const details = OTHERS_WORDS.includes(collection.slug) ? [] : changedFields(collection, doc, {})
  await note(req, collection, doc, 'Deleted', details)
}

function wordFor(wasTrashed: boolean, isTrashed: boolean): string {
  if (wasTrashed === isTrashed) return 'Changed'
  return isTrashed ? 'Moved to the trash' : 'Restored from the trash'
}

async function note(
  req: PayloadRequest,
  { slug, labels }: SanitizedCollectionConfig,
  doc: Doc,
  what: string,
  details: FieldChange[],
): Promise<void> {
  const name = CALLED[slug] ? `“${String(doc[CALLED[slug]])}”` : String(doc.id)
  const doer = { user: req.user, now: new Date(), requestId: requestIdOf(req) }
  await noteChange(await databaseOfRequest(req), doer, {
    what,
    kind: slug,
    subjectId: doc.id,
    subject: `${typeof labels.singular === 'string' ? labels.singular : slug} ${name}`,
    details,
    aboutId: slug === 'users' ? doc.id : personOf(doc),
  })
}

/** Of endpoints it comes with the call; of the panel with the request, into which the site itself writes it. */
function requestIdOf({ context, headers }: PayloadRequest): string | undefined {
  const given = context['requestId']
  return typeof given === 'string' ? given : (headers.get('x-request-id') ?? undefined)
}

/** Whoever it belongs to. */
const personOf = ({ user, author, owner }: Record<string, unknown>): number | null => idOf(user ?? author ?? owner)
