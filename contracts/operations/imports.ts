import { z } from 'zod'
import { idSchema, timeSchema } from '../shared/ids.ts'
import { planSchema } from '../people/people.ts'
import { TOO_LONG } from '../shared/tooLong.ts'

/** What can be imported: the members or posts of a vendor, from its own export. */
export const IMPORT_KINDS = {
  'patreon-members': 'Members from Patreon',
  'ghost-members': 'Members from Ghost',
  'memberful-members': 'Members from Memberful',
  'substack-members': 'Subscribers from Substack',
  'members-csv': 'Members from another table',
  'stripe-subscriptions': 'Members who pay through Stripe',
  'ghost-posts': 'Posts from Ghost',
  'wordpress-posts': 'Posts from WordPress',
  'markdown-posts': 'Posts in Markdown',
  'products-csv': 'Gear from a table',
} as const
/** Members of a service whose export we know. */
const vendorKindSchema = z.enum(['patreon-members', 'ghost-members', 'memberful-members', 'substack-members'])
export type VendorKind = z.infer<typeof vendorKindSchema>
const memberKindSchema = z.enum([...vendorKindSchema.options, 'members-csv'])
export type MemberKind = z.infer<typeof memberKindSchema>
const postKindSchema = z.enum(['ghost-posts', 'wordpress-posts', 'markdown-posts'])
export type PostImportKind = z.infer<typeof postKindSchema>
export const importKindSchema = z.enum([
  ...memberKindSchema.options,
  'stripe-subscriptions',
  ...postKindSchema.options,
  'products-csv',
])
export type ImportKind = z.infer<typeof importKindSchema>

/** Tables whose columns the owner chooses. */
const tableKindSchema = z.enum(['members-csv', 'products-csv'])
export type TableKind = z.infer<typeof tableKindSchema>
export const isTableKind = (kind: ImportKind): kind is TableKind => tableKindSchema.safeParse(kind).success

const columnFieldSchema = z.enum([
  'email',
  'name',
  'firstName',
  'lastName',
  'joinedAt',
  'wantsEmails',
  'isPaying',
  'description',
  'category',
  'price',
  'inStock',
  'stock',
  'image',
  'isHidden',
])
export type ColumnField = z.infer<typeof columnFieldSchema>

/** What a column of each table can be, and whether it must be there. */
export const TABLE_FIELDS: Record<TableKind, { field: ColumnField; isNeeded: boolean }[]> = {
  'members-csv': [
    { field: 'email', isNeeded: true },
    { field: 'name', isNeeded: false },
    { field: 'firstName', isNeeded: false },
    { field: 'lastName', isNeeded: false },
    { field: 'joinedAt', isNeeded: false },
    { field: 'wantsEmails', isNeeded: false },
    { field: 'isPaying', isNeeded: false },
  ],
  'products-csv': [
    { field: 'name', isNeeded: true },
    { field: 'price', isNeeded: true },
    { field: 'description', isNeeded: false },
    { field: 'category', isNeeded: false },
    { field: 'inStock', isNeeded: false },
    { field: 'stock', isNeeded: false },
    { field: 'image', isNeeded: false },
    { field: 'isHidden', isNeeded: false },
  ],
}

/** What an import makes. */
export function importSubject(kind: ImportKind): 'members' | 'subscriptions' | 'posts' | 'products' {
  if (kind === 'products-csv') return 'products'
  if (kind === 'stripe-subscriptions') return 'subscriptions'
  return isPostKind(kind) ? 'posts' : 'members'
}

export const isMemberKind = (kind: ImportKind): kind is MemberKind => memberKindSchema.safeParse(kind).success

export const isPostKind = (kind: ImportKind): kind is PostImportKind => postKindSchema.safeParse(kind).success

/** Of a list of members once it is unpacked, and of what is sent. */
export const IMPORT_LIMITS = {
  bytes: 8 * 1024 * 1024,
  /** Characters of the packed file in base64. */
  sent: 1_000_000,
  lines: 50_000,
  columns: 200,
  /** Of all lines. */
  values: 4_000_000,
  lineCharacters: 64_000,
  fileName: 200,
} as const

/** Of an export of posts. */
export const POST_IMPORT_LIMITS = {
  bytes: 32 * 1024 * 1024,
  sent: 11_500_000,
  /** Characters of all texts as they are stored, which is about twice what an export has. */
  stored: 40_000_000,
  posts: 5_000,
  files: 5_000,
} as const

export const LINES_PER_PAGE = 100
/** Of a column in a table; a longer one is cut. */
export const MAX_COLUMN_NAME = 100
/** How long an import, its report and its undo are kept. */
export const IMPORT_DAYS = 30

export const importStateSchema = z.enum(['checked', 'running', 'done', 'inviting', 'undoing', 'undone'])
export type ImportState = z.infer<typeof importStateSchema>

/** The name of the column with each field, as `columns` of `tableColumnsSchema` has it. */
export const chosenColumnsSchema = z
  .partialRecord(columnFieldSchema, z.string().min(1).max(MAX_COLUMN_NAME))
  .meta({ examples: [{ email: 'Email Address', name: 'Full name' }] })
export type ChosenColumns = z.infer<typeof chosenColumnsSchema>

const fileSchema = z
  .base64('That isn’t a file')
  .max(POST_IMPORT_LIMITS.sent, 'That file is too large. Please split it.')
  .meta({ examples: ['H4sIAAAAAAAAAwMAAAAAAAAAAAA='] })

export const tableColumnsInput = z.strictObject({
  kind: tableKindSchema,
  /** Packed with gzip, in base64. */
  file: fileSchema,
})

export const tableColumnsSchema = z.object({
  /** In their order. Those without a name, and others of the same name, get one with their number. */
  columns: z.array(z.object({ name: z.string(), samples: z.array(z.string()) })),
  /** As chosen for a file with these columns before; otherwise as their names suggest. */
  chosen: chosenColumnsSchema,
  isRemembered: z.boolean(),
})
export type TableColumns = z.infer<typeof tableColumnsSchema>

export const importInput = z.strictObject({
  kind: importKindSchema,
  fileName: z
    .string()
    .trim()
    .min(1)
    .max(IMPORT_LIMITS.fileName)
    .regex(/^\P{Cc}*$/u),
  /** Packed with gzip, in base64. Subscriptions are read from Stripe, without a file. */
  file: fileSchema.optional(),
  /** For tables: which column is what. It is remembered for the next file with these columns. */
  columns: chosenColumnsSchema.optional(),
  /** Those who pay at the vendor watch without paying here until then. */
  complimentaryUntil: timeSchema.optional(),
  /** For posts: where they were, so that their pictures and links are found. */
  oldSite: z
    .url({ protocol: /^https?$/, message: 'That isn’t a web address' })
    .max(300, TOO_LONG)
    .optional(),
  /** For posts: whether those that were public or for members there are so here, on their old dates. Otherwise all are drafts. */
  isPublished: z.boolean().default(false),
})
export type ImportInput = z.output<typeof importInput>

/** What happens with a line. */
export const lineActionSchema = z.enum(['create', 'update', 'skip', 'refuse'])
export type LineAction = z.infer<typeof lineActionSchema>

/** What did happen. `kept`: the undo left it. */
export const lineResultSchema = z.enum(['planned', 'done', 'undone', 'kept'])
export type LineResult = z.infer<typeof lineResultSchema>

const count = z.number().int()

/** What subscriptions at Stripe are for. */
const importProductSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** Those that a membership can have. */
  prices: z.array(z.object({ plan: planSchema, cents: count })),
  /** How many pay for it. */
  subscriptions: count,
  /** It is a membership, and is imported. */
  isChosen: z.boolean(),
})
export type ImportProduct = z.infer<typeof importProductSchema>

export const chosenProductsInput = z.strictObject({ productIds: z.array(z.string().max(255)).max(500) })

export const importSchema = z.object({
  id: idSchema,
  kind: importKindSchema,
  fileName: z.string(),
  state: importStateSchema,
  complimentaryUntil: timeSchema.nullable(),
  isPublished: z.boolean(),
  createdAt: timeSchema,
  finishedAt: timeSchema.nullable(),
  /** Only the last import can be undone. */
  mayUndo: z.boolean(),
  /** Of subscriptions at Stripe, the most frequent first. */
  products: z.array(importProductSchema),
  counts: z.object({
    lines: count,
    create: count,
    update: count,
    skip: count,
    refuse: count,
    /** So far: imported, undone, and left by the undo. */
    done: count,
    undone: count,
    kept: count,
    /** New accounts whose owners could be invited, and were. */
    invitable: count,
    invited: count,
  }),
})
export type Import = z.infer<typeof importSchema>

export const importListSchema = z.object({ imports: z.array(importSchema) })

export const importLinesQuery = z.object({
  action: lineActionSchema.optional(),
  result: lineResultSchema.optional(),
  /** The last line of the page before. */
  after: z.coerce.number().int().min(0).max(2_147_483_647).default(0),
})
export type ImportLinesQuery = z.output<typeof importLinesQuery>

const importLineSchema = z.object({
  /** As a spreadsheet counts, where the first has the names of the columns; of posts their place in the export. */
  line: count,
  /** The email address of a member or customer, where a post came from, or the category of a product. */
  key: z.string(),
  /** Of the person or product, or the title of the post. */
  name: z.string(),
  action: lineActionSchema,
  reason: z.string().nullable(),
  result: lineResultSchema,
})
export type ImportLine = z.infer<typeof importLineSchema>

export const importLinesSchema = z.object({ lines: z.array(importLineSchema), hasMore: z.boolean() })
