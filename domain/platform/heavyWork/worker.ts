import type { MessagePort } from 'node:worker_threads'
import { ShopError } from '../ShopError.ts'
import { type BeginStep, type HeavyTask, heavyTasks } from './heavyTasks.ts'

export type ThreadCall = { task: HeavyTask; input: unknown; steps: MessagePort }

/** A `ShopError` loses its code on the way between threads. */
export type ThreadAnswer =
  { output: unknown } | { refusal: Pick<ShopError, 'code' | 'message' | 'errors' | 'retryAfterSeconds'> }

/** The program of the threads. */
export default async function work({ task, input, steps }: ThreadCall): Promise<ThreadAnswer> {
  // Safe: `runHeavy` pairs each task with its input.
  const run = heavyTasks[task] as (given: unknown, begin: BeginStep) => Promise<unknown>
  steps.postMessage(0)
  try {
    return { output: await run(input, (step) => steps.postMessage(step)) }
  } catch (error) {
    if (!(error instanceof ShopError)) throw error
    const { code, message, errors, retryAfterSeconds } = error
    return { refusal: { code, message, errors, retryAfterSeconds } }
  } finally {
    steps.close()
  }
}
