import { MessageChannel } from 'node:worker_threads'
import { wordsInUse } from '#texts/ownWords.ts'
import { AppError } from '../AppError.ts'
import { type HeavyTask, type Limit, LIMITS } from './limits.ts'
import { isBusy, runInThread } from './threads.ts'
import type { ThreadAnswer, ThreadCall } from './ThreadCall.ts'

type Options = {
  /** Whose work it is, as `heavyFor` names them: one at a time. */
  person?: string
  /** Waits for a thread however many wait already. For work whose number is limited elsewhere: jobs, and exports. */
  isPatient?: boolean
}

/** A task with several steps is given this last, and says when each begins; the time limit counts for each of them. */
type BeginStep = (step: number) => void

type Run = (...given: never[]) => unknown
type Input<F extends Run> = Parameters<F> extends [...infer Given, BeginStep] ? Given : Parameters<F>

/** The time or memory of a task was reached, in this step. Its thread has ended. */
export class HeavyWorkEnded extends AppError<'too_heavy'> {
  readonly step: number

  constructor(step: number, cause: unknown) {
    super('too_heavy', { cause })
    this.step = step
  }
}

const working = new Set<string>()

/**
 * Runs a task whose size somebody outside chooses in a thread, with the limits of `limits.ts`. Input and output are plain
 * values; bytes come back as `Uint8Array`. The type of its function is given by the caller, so that nobody loads the function
 * itself: `runHeavy<typeof renderInvoice>('invoice', [invoice])`.
 *
 * @throws AppError `unavailable` if too many wait, `work_in_progress`, `too_heavy` as `HeavyWorkEnded`, and those of the task.
 */
export async function runHeavy<F extends Run>(
  task: HeavyTask,
  input: Input<F>,
  { person, isPatient = false }: Options = {},
): Promise<Awaited<ReturnType<F>>> {
  if (person !== undefined && working.has(person)) throw new AppError('work_in_progress', { retryAfterSeconds: 5 })
  if (!isPatient && isBusy(LIMITS[task].lane)) throw new AppError('unavailable', { retryAfterSeconds: 10 })
  if (person !== undefined) working.add(person)
  try {
    // Safe: the thread runs this function with this input.
    return (await inThread(task, input)) as Awaited<ReturnType<F>>
  } finally {
    if (person !== undefined) working.delete(person)
  }
}

/** Signed out, the network stands for one person. */
export const heavyFor = ({ user, web }: { user: { id: number } | null; web: { network: string } }): string =>
  user ? `user ${user.id}` : `network ${web.network}`

async function inThread(task: HeavyTask, input: readonly unknown[]): Promise<unknown> {
  const { lane, seconds, totalSeconds = seconds }: Limit = LIMITS[task]
  const { port1: steps, port2 } = new MessageChannel()
  const ending = new AbortController()
  const end = () => ending.abort()
  let step = 0
  let ofStep: NodeJS.Timeout | undefined
  let ofAll: NodeJS.Timeout | undefined
  steps.on('message', (begun: number) => {
    step = begun
    clearTimeout(ofStep)
    ofStep = setTimeout(end, seconds * 1000)
    ofAll ??= setTimeout(end, totalSeconds * 1000)
  })
  try {
    const call: ThreadCall = { task, input, steps: port2, words: wordsInUse() }
    const answer = (await runInThread(lane, call, ending.signal, port2)) as ThreadAnswer
    if ('output' in answer) return answer.output
    throw AppError.from(answer.refusal)
  } catch (error) {
    if (ending.signal.aborted || isOutOfMemory(error)) throw new HeavyWorkEnded(step, error)
    throw error
  } finally {
    clearTimeout(ofStep)
    clearTimeout(ofAll)
    steps.close()
  }
}

const isOutOfMemory = (error: unknown): boolean =>
  (error as { code?: string } | null)?.code === 'ERR_WORKER_OUT_OF_MEMORY'
