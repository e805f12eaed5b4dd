import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { buildContract } from '../src/contract/generate/buildContract.ts'
import { stripeFolder } from '../src/contract/generate/stripeFolder.ts'
import { Contract } from '../src/contract/Contract.ts'

it('the contract matches the installed stripe package', { timeout: 30_000 }, () => {
  const stored = readFileSync(new URL('../src/contract/stripe-contract.json', import.meta.url), 'utf8')
  expect(`${JSON.stringify(buildContract(stripeFolder()))}\n` === stored).toBe(true)
})

it('a response with a missing, wrong or unknown field breaks the contract', () => {
  const contract = new Contract()
  const balance = { id: 'cus_1', object: 'customer' }
  expect(contract.schemaProblems('customer', balance).join()).toContain("must have required property 'balance'")
  expect(contract.schemaProblems('Address', { city: 1 }).join()).toContain('/city must be string')
  expect(contract.eventProblems('invoice.paid', balance)).not.toEqual([])
  expect(contract.eventProblems('invoice.celebrated', balance)).toEqual([
    'invoice.celebrated is not an event type of this API version',
  ])
})
