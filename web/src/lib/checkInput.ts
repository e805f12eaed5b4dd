import type { z } from 'zod'
import { fetchChunk } from './fetchChunk.ts'
import { issueTexts } from './issueTexts.ts'

/** Loads a schema of `contracts/` with the first check: they are a quarter of a form’s scripts. */
export type LoadSchema<Output> = () => Promise<z.ZodType<Output>>

type Checked<Output> = {
  /** Null when something is wrong. */
  data: Output | null
  /** By path, such as `shippingAddress.city`, in the page’s language: of each field what is found first. */
  errors: Record<string, string>
}

/** Where the schema can’t be loaded, nothing is wrong here, and what the server finds is shown. */
export async function checkInput<Output>(load: LoadSchema<Output>, values: unknown): Promise<Checked<Output>> {
  const schema = await fetchChunk(load).catch(() => null)
  if (!schema) return { data: values as Output, errors: {} }
  const { data, error } = schema.safeParse(values)
  return error ? { data: null, errors: issueTexts(error.issues) } : { data, errors: {} }
}

/** Before the first check, so that nobody waits for it. */
export const preloadSchema = (load: () => Promise<unknown>) => (): void => void load().catch(() => null)
