import { z } from 'zod'

// The documents require no field of any answer, and fields come and go. What isn't needed to know which thing an answer
// is about is read with these: a missing, null or unreadable value becomes the empty one, and the rest is still read.

/** What `schema` reads, or null. */
export const maybe = <Schema extends z.ZodType>(schema: Schema) =>
  z
    .unknown()
    .optional()
    .transform((value): z.output<Schema> | null => schema.safeParse(value).data ?? null)

/** Ids are documented as integers and sometimes come as strings. */
export const id = z.union([z.number(), z.string().min(1)]).transform(String)

/** Words, or an empty string. */
export const text = maybe(id).transform((value) => value ?? '')

/** A list's entries that `schema` reads; the others are left out. What isn't a list is refused. */
export const listOf = <Schema extends z.ZodType>(schema: Schema) =>
  z.array(z.unknown()).transform((entries): z.output<Schema>[] =>
    entries.flatMap((entry) => {
      const read = schema.safeParse(entry)
      return read.success ? [read.data] : []
    }),
  )

/** The same for a field: what isn't a list is an empty one. */
export const list = <Schema extends z.ZodType>(schema: Schema) =>
  maybe(listOf(schema)).transform((entries) => entries ?? [])

/** What `schema` reads, with the whole answer as it came. */
export const withAnswer = <Data extends object>(schema: z.ZodType<Data>) =>
  z.unknown().transform((answer, context): Data & { answer: unknown } => {
    const read = schema.safeParse(answer)
    if (read.success) return { ...read.data, answer }
    for (const { message, path } of read.error.issues) context.addIssue({ code: 'custom', message, path })
    return z.NEVER
  })

/** Decimal major units (`21.56`, also as text). Convert to whole cents before calculating. */
export const decimal = z
  .union([
    z.number(),
    z
      .string()
      .regex(/^\d+(\.\d+)?$/)
      .transform(Number),
  ])
  .pipe(z.number().min(0))
