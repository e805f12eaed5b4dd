import {
  type ClientCollectionConfig,
  type DefaultServerCellComponentProps,
  type Field,
  type TypedUser,
  toWords,
  traverseFields,
} from 'payload'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { whoIs } from '../../support/members.ts'
import { PASSWORD, signUpMember } from '../../support/people.ts'
import { useSite } from '../../support/site.ts'
import { RelationCell } from '../../../cms/components/platform/cells/RelationCell.tsx'
import { relationName } from '../../../cms/components/platform/cells/relationName.ts'
import { SecondsCell } from '../../../cms/components/platform/cells/SecondsCell.tsx'
import { plainTitle } from '../../../cms/components/platform/view/plainTitle.ts'

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

describe('the fields of every collection and global', () => {
  /** `orders.paidAt` and the field. */
  function allFields(): [string, Field & { name: string }][] {
    const { collections, globals } = site.payload.config
    return [...collections.filter(({ admin }) => admin.hidden !== true), ...globals].flatMap(({ slug, fields }) => {
      const found: [string, Field & { name: string }][] = []
      traverseFields({
        fields,
        callback: ({ field }) => {
          if ('name' in field && field.name && field.type !== 'tab' && !('hidden' in field && field.hidden))
            found.push([`${slug}.${field.name}`, field])
        },
      })
      return found
    })
  }

  it('have labels in words wherever a list offers them', () => {
    const raw = allFields().filter(
      ([, field]) =>
        field.type !== 'ui' &&
        !field.admin?.disableListColumn &&
        'label' in field &&
        field.label === toWords(field.name) &&
        /[A-Z_]/.test(field.name),
    )
    expect(raw.map(([path]) => path)).toEqual([])
  })

  it('show no JSON, in lists or forms', () => {
    const raw = allFields().filter(([, { type, admin }]) => {
      if (type !== 'json') return false
      const isInList = !admin?.disableListColumn && !admin?.components?.Cell
      return isInList || !(admin?.hidden || admin?.components?.Field)
    })
    expect(raw.map(([path]) => path)).toEqual([])
  })

  it('have no line for Payload’s sort key in comparisons', () => {
    const key = allFields().find(([path]) => path === 'posts._posts_parts_order')
    expect(JSON.stringify(key?.[1].admin?.components)).toContain('Nothing')
  })
})

describe('the title of a document in the panel', () => {
  const states = [{ value: 'past_due', label: 'Payment failed' }]
  const collection = (useAsTitle: string) =>
    ({
      labels: { singular: 'Q&A round', plural: 'Q&A rounds' },
      fields: [{ name: 'status', type: 'select', options: states }],
      admin: { useAsTitle },
    }) as unknown as ClientCollectionConfig

  it.each([
    ['status', { id: 4, title: 'past_due', isUntitled: false }, 'Payment failed'],
    ['title', { id: 4, title: 'May', isUntitled: false }, 'May'],
    ['title', { id: 4, title: '[Untitled]', isUntitled: true }, 'Q&A round 4'],
    ['title', { id: undefined, title: '[Untitled]', isUntitled: true }, 'New Q&A round'],
    ['id', { id: 4, title: '4', isUntitled: false }, 'Q&A round 4'],
  ])('by %s, %j, is %s', (useAsTitle, named, title) => {
    expect(plainTitle(collection(useAsTitle), named)).toBe(title)
  })
})
