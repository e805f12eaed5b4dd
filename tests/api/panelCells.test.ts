import type { DefaultServerCellComponentProps, Field, TypedUser } from 'payload'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { whoIs } from '../support/members.ts'
import { PASSWORD, signUpMember } from '../support/people.ts'
import { useSite } from '../support/site.ts'
import { RelationCell } from '../../cms/components/cells/RelationCell.tsx'
import { relationName } from '../../cms/components/cells/relationName.ts'
import { SecondsCell } from '../../cms/components/cells/SecondsCell.tsx'

const site = useSite()
const draw = async (cellData: unknown, field: Field) =>
  renderToStaticMarkup(
    await RelationCell({ cellData, field, payload: site.payload } as unknown as DefaultServerCellComponentProps),
  )
const author: Field = { name: 'author', type: 'relationship', relationTo: 'users' }

describe('a list in the panel', () => {
  it('shows an owner the email of a related user, or that the account was deleted', async () => {
    const person = await signUpMember(site)
    const { id } = await whoIs(person)
    const nameFor = (role: 'owner' | 'moderator', of = id) =>
      relationName(site.payload, 'users', of, { id: 0, collection: 'users', role } as TypedUser)
    expect(await nameFor('owner')).toBe(person.email)
    expect(await nameFor('moderator')).toMatch(/^Hunter \w{4}$/)
    expect((await person.post('/api/account/delete', { password: PASSWORD })).status).toBe(204)
    expect(await nameFor('owner')).toBe('A deleted account')
    expect(await nameFor('owner', 2147483647)).toBeNull()
    expect(await draw(null, author)).toContain('–')
  })

  it.each([
    ['comments', 'author'],
    ['comments', 'post'],
    ['comment-reports', 'user'],
    ['employee-changes', 'employee'],
  ] as const)('uses that cell in the list of %s for the field %s', (slug, name) => {
    const fields = site.payload.collections[slug].config.flattenedFields
    const field = fields.find((candidate) => candidate.name === name)
    expect(JSON.stringify(field?.admin?.components)).toContain('RelationCell')
  })

  it('shows durations in whole seconds', () => {
    const draw = (cellData: unknown) =>
      renderToStaticMarkup(SecondsCell({ cellData } as unknown as DefaultServerCellComponentProps))
    expect(draw(18.0232)).toBe('<span>18</span>')
    expect(draw(null)).toContain('–')
  })

  it.each([
    ['posts', 'videoDuration'],
    ['media', 'durationSeconds'],
  ] as const)('shows durations of %s in whole seconds, in the form too', (slug, name) => {
    const field = site.payload.collections[slug].config.flattenedFields.find((candidate) => candidate.name === name)
    const drawn = JSON.stringify(field?.admin?.components)
    expect(drawn).toContain('SecondsCell')
    expect(drawn).toContain('SecondsField')
  })
})
