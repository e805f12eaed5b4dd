import type { ThreadAnswer, ThreadCall } from '#domain/platform/heavyWork/ThreadCall.ts'
import { AppError } from '#domain/platform/AppError.ts'
import { useWords } from '#texts/ownWords.ts'
import { heavyTasks } from './heavyTasks.ts'

/** The program of the threads. */
export default async function work({ task, input, steps, words }: ThreadCall): Promise<ThreadAnswer> {
  useWords(words)
  steps.postMessage(0)
  try {
    // Safe: `runHeavy` takes the input that the task's function does.
    const run = (await heavyTasks[task]()) as (...given: unknown[]) => unknown
    return { output: await run(...input.map(asBuffer), (step: number) => steps.postMessage(step)) }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    const { reason, values, errors, retryAfterSeconds } = error
    return { refusal: { reason, values, errors, retryAfterSeconds } }
  } finally {
    steps.close()
  }
}

/** A `Buffer` arrives as the plain bytes it is made of. */
const asBuffer = (value: unknown): unknown => (value instanceof Uint8Array ? Buffer.from(value) : value)
