import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { blockSchema } from './blockSchemas.ts'
import { linkSchema } from './linkSchema.ts'
import { mediaValueSchema } from './mediaValueSchema.ts'

const MAX_CHARACTERS = 50_000
const MAX_CELLS = 100

const nodeId = z
  .string()
  .regex(/^[\w-]{1,40}$/)
  .catch(() => randomBytes(12).toString('hex'))
const version = z.int().min(1).max(10).catch(1)
const size = z.number().min(0).max(10_000)
const direction = z.enum(['ltr', 'rtl']).nullable().catch(null)
const format = z.enum(['', 'left', 'start', 'center', 'right', 'end', 'justify']).catch('')
/** An author's inline styles would also apply in the panel. */
const noStyle = z.unknown().transform(() => '')

const element = { version, direction, format, indent: z.int().min(0).max(20).catch(0) }
const words = { ...element, textFormat: z.int().min(0).max(4095).catch(0), textStyle: noStyle }
const marks = {
  version,
  format: z.int().min(0).max(4095).catch(0),
  detail: z.int().min(0).max(7).catch(0),
  mode: z.enum(['normal', 'token', 'segmented']).catch('normal'),
  style: noStyle,
}

/** The allowed properties of each kind of node, besides its children. Others are removed. */
export const nodeSchemas: Record<string, z.ZodType<object>> = {
  root: z.object(element),
  paragraph: z.object(words),
  heading: z.object({ ...element, tag: z.enum(['h2', 'h3', 'h4']) }),
  quote: z.object(element),
  list: z
    .object({ ...element, listType: z.enum(['bullet', 'number']), start: z.int().min(0).max(1_000_000).catch(1) })
    .transform((list) => ({ ...list, tag: list.listType === 'number' ? 'ol' : 'ul' })),
  listitem: z.object({ ...element, value: z.int().min(0).max(1_000_000).catch(1) }),
  text: z.object({ ...marks, text: z.string().max(MAX_CHARACTERS) }),
  tab: z.object({ ...marks, text: z.literal('\t').catch('\t') }),
  linebreak: z.object({ version }),
  horizontalrule: z.object({ version }),
  link: z.object({ ...element, id: nodeId, fields: linkSchema }),
  autolink: z.object({ ...element, fields: linkSchema }),
  table: z.object({
    ...element,
    colWidths: z.array(size).max(MAX_CELLS).optional().catch(undefined),
    rowStriping: z.boolean().optional().catch(undefined),
    frozenColumnCount: z.int().min(0).max(MAX_CELLS).optional().catch(undefined),
    frozenRowCount: z.int().min(0).max(MAX_CELLS).optional().catch(undefined),
  }),
  tablerow: z.object({ ...element, height: size.optional().catch(undefined) }),
  tablecell: z.object({
    ...element,
    headerState: z.int().min(0).max(3).catch(0),
    colSpan: z.int().min(1).max(MAX_CELLS).catch(1),
    rowSpan: z.int().min(1).max(MAX_CELLS).catch(1),
    width: size.optional().catch(undefined),
    backgroundColor: z.null().catch(null),
  }),
  upload: z.object({
    version,
    format,
    id: nodeId,
    relationTo: z.literal('media'),
    value: mediaValueSchema,
    fields: z.unknown().transform(() => ({})),
  }),
  // Payload reads the fields of version 1 blocks from another place, where there are none.
  block: z.object({ version: z.literal(2).catch(2), format, fields: blockSchema(nodeId) }),
}

const INLINE = ['text', 'tab', 'linebreak', 'link', 'autolink']
const BLOCKS = ['paragraph', 'heading', 'quote', 'list', 'table', 'horizontalrule', 'upload', 'block']

/** Which nodes may be inside which. Nodes that are not listed have no children. */
export const mayHold: Record<string, readonly string[]> = {
  root: BLOCKS,
  paragraph: INLINE,
  heading: INLINE,
  quote: [...INLINE, 'paragraph', 'heading', 'list'],
  list: ['listitem'],
  listitem: [...INLINE, ...BLOCKS],
  link: ['text', 'tab', 'linebreak'],
  autolink: ['text', 'tab', 'linebreak'],
  table: ['tablerow'],
  tablerow: ['tablecell'],
  tablecell: [...INLINE, ...BLOCKS],
}
