import { poolOf } from '#database/poolOf.ts'
import { openDatabase } from '#database/openDatabase.ts'
import { inviteFirstOwner } from '#domain/people/people/inviteEmployee.ts'
import type { Variables } from '../../sealedVariables.ts'

/** Migrates the database, names the site and makes the first account. @returns where its owner goes next. */
export async function inviteOwner({
  site_name: name,
  owner_email: email = '',
  owner_first: firstName = '',
  owner_last: lastName = '',
}: Variables): Promise<string> {
  const payload = await openDatabase()
  if (name) await payload.updateGlobal({ slug: 'brand', data: { name } })
  const token = await inviteFirstOwner(poolOf(payload), { email, firstName, lastName }, new Date())
  return token === null ? '/cms' : `/api/reset-password?${new URLSearchParams({ token }).toString()}`
}
