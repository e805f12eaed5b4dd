import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  PayloadRequest,
  SanitizedCollectionConfig,
} from 'payload'
import { databaseOfRequest } from '#database/ofRequest.ts'
import { type FieldChange, recordAudit } from '#domain/platform/auditLog/recordAudit.ts'
import { changedFields } from './changedFields.ts'
import { idOf } from '#contracts/shared/idOf.ts'
import { labelIn } from '#contracts/shared/labelIn.ts'

type Doc = Record<string, unknown> & { id: number }

/** The label by which employees identify a document; otherwise its id, which is not personal data. */
const CALLED: Record<string, string> = {
  posts: 'title',
  letters: 'subject',
  series: 'title',
  'question-rounds': 'title',
  captions: 'label',
  finds: 'stone',
  guesses: 'question',
  media: 'filename',
  products: 'name',
  merchandise: 'title',
  variants: 'sku',
  users: 'email',
  'site-settings': 'key',
  pages: 'title',
  redirects: 'source',
  'membership-offers': 'code',
}
/** Collections whose texts are removed from the log when the document is deleted. */
const OTHERS_WORDS = ['comments', 'profiles', 'questions']

/** Records an employee's change in its transaction. Must be the last hook: what others reject did not happen. */
export const auditSave: CollectionAfterChangeHook<Doc> = async ({ collection, doc, operation, previousDoc, req }) => {
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

export const auditDelete: CollectionAfterDeleteHook<Doc> = async ({ collection, doc, req }) => {
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
  await recordAudit(await databaseOfRequest(req), doer, {
    what,
    kind: slug,
    subjectId: doc.id,
    subject: `${labelIn(labels.singular, 'en') ?? slug} ${name}`,
    details,
    aboutId: slug === 'users' ? doc.id : personOf(doc),
  })
}

/** Endpoints pass the actor with the call; the panel sets it on the request. */
export function requestIdOf({ context, headers }: PayloadRequest): string | undefined {
  const given = context['requestId']
  return typeof given === 'string' ? given : (headers.get('x-request-id') ?? undefined)
}

/** The owner's account. */
const personOf = ({ user, author, owner }: Record<string, unknown>): number | null => idOf(user ?? author ?? owner)
