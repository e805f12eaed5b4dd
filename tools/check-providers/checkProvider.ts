import type { Answer } from './Call.ts'
import { compareAnswers } from './compareAnswers.ts'
import type { Provider, Variables } from './Provider.ts'
import { recordCalls, type Sender } from './recordCalls.ts'

export type Check = {
  steps: number
  /** Whether the provider itself was asked. */
  isReal: boolean
  /** A sentence each. */
  problems: string[]
}

/**
 * Walks the emulator and, with a key, the provider, and compares their responses.
 *
 * @param say is told about each walk before it begins.
 * @throws Error for a key with which real money would move.
 */
export async function checkProvider(
  provider: Provider,
  variables: Variables,
  say: (what: string) => void,
): Promise<Check> {
  const real = provider.real(variables)
  const { sender, close } = await provider.emulator()
  try {
    say(`${provider.name}: the emulator`)
    const emulated = await walk(provider, sender)
    if (!real) return { steps: emulated.answers.length, isReal: false, problems: emulated.problems }
    say(`${provider.name}: ${new URL(real.base).hostname}`)
    const asked = await walk(provider, real)
    const problems = [...emulated.problems, ...asked.problems, ...compareAnswers(asked.answers, emulated.answers)]
    return { steps: emulated.answers.length, isReal: true, problems }
  } finally {
    await close()
  }
}

async function walk(provider: Provider, sender: Sender): Promise<{ answers: Answer[]; problems: string[] }> {
  const { call, answers } = recordCalls(sender)
  const where = new URL(sender.base).hostname
  const ended = await provider.walk(call).then(
    () => [],
    (error: unknown) => [`${where}: ${error instanceof Error ? error.message : 'the walk ended early'}`],
  )
  const broken = answers.flatMap((answer) =>
    provider.problems(answer).map((problem) => `${where}: ${answer.step}: ${problem}`),
  )
  return { answers, problems: [...broken, ...ended] }
}
