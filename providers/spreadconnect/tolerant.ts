import { z } from 'zod'

// The documents require no response field, and fields come and go. Fields that do not identify an object are parsed
// with these: a missing, null or invalid value becomes the empty one.

export const maybe = <Schema extends z.ZodType>(schema: Schema) =>
  z
    .unknown()
    .optional()
    .transform((value): z.output<Schema> | null => schema.safeParse(value).data ?? null)

/** Documented as integers, sometimes sent as strings. */
export const id = z.union([z.number(), z.string().min(1)]).transform(String)

export const text = maybe(id).transform((value) => value ?? '')

/** Valid entries of a list; the others are skipped. Anything but a list is rejected. */
export const listOf = <Schema extends z.ZodType>(schema: Schema) =>
  z.array(z.unknown()).transform((entries): z.output<Schema>[] =>
    entries.flatMap((entry) => {
      const read = schema.safeParse(entry)
      return read.success ? [read.data] : []
    }),
  )

export const list = <Schema extends z.ZodType>(schema: Schema) =>
  maybe(listOf(schema)).transform((entries) => entries ?? [])

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
