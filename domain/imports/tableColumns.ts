import type { MemberColumns, TableColumns } from '#contracts/imports.ts'
import { readTable } from './readMembers.ts'

const SAMPLES = 3
const SAMPLE_CHARACTERS = 60
/** Lines in which samples are looked for. */
const LOOKED_AT = 200

/** In lower case, without what isn’t a letter; the first that a table has is meant. */
const NAMES: Record<keyof MemberColumns, string[]> = {
  email: [
    'email',
    'emailaddress',
    'mail',
    'subscriberemail',
    'memberemail',
    'useremail',
    'customeremail',
    'emailadresse',
  ],
  name: ['name', 'fullname', 'displayname', 'membername', 'customername'],
  firstName: ['firstname', 'first', 'givenname', 'vorname'],
  lastName: ['lastname', 'last', 'surname', 'familyname', 'nachname'],
  joinedAt: [
    'createdat',
    'created',
    'joinedat',
    'joined',
    'startdate',
    'signupdate',
    'subscribedat',
    'optintime',
    'dateadded',
  ],
  wantsEmails: ['subscribedtoemails', 'subscribed', 'emailsubscribed', 'newsletter', 'optin', 'acceptsmarketing'],
  isPaying: ['paying', 'paid', 'activesubscription', 'ispaying', 'ispaid'],
}

export type Table = { header: string[]; columns: TableColumns['columns']; chosen: TableColumns['chosen'] }

/** For a thread. @throws ShopError `invalid_import`, `too_large`. */
export async function tableColumns(file: string): Promise<Table> {
  const [header = [], ...lines] = await readTable(file)
  const columns = header.map((name, place) => ({ name: cut(name.trim()), samples: samplesOf(lines, place) }))
  return { header, columns, chosen: guess(header) }
}

function samplesOf(lines: string[][], place: number): string[] {
  const found = lines.slice(0, LOOKED_AT).map((cells) => cells[place]?.trim() ?? '')
  return [...new Set(found)].filter(Boolean).slice(0, SAMPLES).map(cut)
}

const cut = (text: string): string => [...text].slice(0, SAMPLE_CHARACTERS).join('')

function guess(header: string[]): Partial<MemberColumns> {
  const names = header.map((name) => name.toLowerCase().replace(/[^\p{L}]/gu, ''))
  const places = Object.entries(NAMES).map(([what, known]) => [
    what,
    known.map((name) => names.indexOf(name)).find((place) => place >= 0),
  ])
  const found = Object.fromEntries(places.filter(([, place]) => place !== undefined)) as Partial<MemberColumns>
  // First and last name say more than both in one.
  if (found.firstName !== undefined) delete found.name
  return found
}
