import type { Payload } from 'payload'
import { parsePartsOff } from '#contracts/platform/siteParts.ts'
import { poolOf } from '#database/poolOf.ts'
import { openDatabase } from '#database/openDatabase.ts'
import { inviteFirstOwner } from '#domain/people/people/inviteEmployee.ts'
import { writeSetting } from '#domain/platform/settings/settings.ts'
import type { Variables } from '../../sealedVariables.ts'
import { writeImprint } from './legalStep.ts'

/** Migrates the database, stores there what was answered, and makes the first account. @returns where its owner goes next. */
export async function inviteOwner(answers: Variables): Promise<string> {
  const { site_name: name, owner_email: email = '', owner_first: firstName = '', owner_last: lastName = '' } = answers
  const payload = await openDatabase()
  if (name) await payload.updateGlobal({ slug: 'brand', data: { name } })
  if (answers['parts_off'])
    await writeSetting(poolOf(payload), 'parts_off', parsePartsOff(answers['parts_off']).join(','), false)
  if (answers['legal_name']) await storeImprint(payload, answers)
  const token = await inviteFirstOwner(poolOf(payload), { email, firstName, lastName }, new Date())
  return token === null ? '/cms' : `/api/reset-password?${new URLSearchParams({ token }).toString()}`
}

async function storeImprint(payload: Payload, answers: Variables): Promise<void> {
  const { docs } = await payload.find({ collection: 'pages', where: { slug: { equals: 'imprint' } } })
  for (const { id, body } of docs)
    await payload.update({ collection: 'pages', id, data: { body: writeImprint(body, answers) } })
}
