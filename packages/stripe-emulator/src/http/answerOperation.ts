import { advanceBilling } from '../billing/advanceBilling.ts'
import type { ServedOperation } from '../contract/servedOperations.ts'
import type { Call, Emulator } from '../Emulator.ts'
import { expandAnswer } from './expandAnswer.ts'
import { errorReply, jsonReply, type Reply } from './Reply.ts'
import { routes } from './routes.ts'
import { textOf } from './textOf.ts'
import { StripeError } from './StripeError.ts'

export function answerOperation(emulator: Emulator, operation: ServedOperation, call: Call): Reply {
  try {
    const moment = momentOf(emulator, call)
    advanceBilling(emulator, emulator.clock.now())
    // `readParams` has validated them.
    const answer = emulator.clock.at(moment, () => routes[operation](emulator, call as Call<never>))
    const expanded = expandAnswer(emulator, answer, call.params.expand as string[] | undefined)
    requireContract(emulator, emulator.contract.answerProblems.bind(emulator.contract, operation), expanded)
    return jsonReply(200, expanded)
  } catch (error) {
    if (error instanceof StripeError) {
      const check = emulator.contract.schemaProblems.bind(emulator.contract, 'error_response')
      requireContract(emulator, check, JSON.parse(JSON.stringify({ error: error.fields })))
    }
    return errorReply(error)
  }
}

/** Customers of a test clock use its frozen time. */
function momentOf(emulator: Emulator, call: Call): number | undefined {
  const object = emulator.store.lookup(call.id || textOf(call.params.customer))
  const customer = object?.object === 'customer' ? object : emulator.store.lookup(textOf(object?.customer))
  const clockId = textOf(customer?.test_clock ?? call.params.test_clock)
  const clock = emulator.store.find('test_helpers.test_clock', clockId)
  return clock?.frozen_time
}

function requireContract(emulator: Emulator, check: (answer: unknown) => string[], answer: unknown): void {
  if (!emulator.settings.validate) return
  const problems = check(answer)
  if (problems.length > 0) throw new Error(`The answer breaks the contract: ${problems.join('; ')}`)
}
