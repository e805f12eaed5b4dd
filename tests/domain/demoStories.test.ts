import { describe, expect, it } from 'vitest'
import { blockNames } from '#domain/content/stories/blockSchemas.ts'
import { nodeSchemas } from '#domain/content/stories/nodeSchemas.ts'
import { toStoredStory } from '#domain/content/stories/toStoredStory.ts'
import { walkStory } from '#domain/content/stories/walkStory.ts'
import { postList } from '../../seed/postList.ts'
import { stories } from '../../seed/stories/index.ts'

const nodes = stories.flatMap(({ body }) =>
  [...walkStory({ type: 'root', children: body })].map(({ node }) => ({ type: node.type, ...fieldsOf(node) })),
)

describe('the demo’s stories', () => {
  it('belong to six posts', () => {
    const titles = postList.map(({ title }) => title)
    expect(stories.filter(({ post }) => titles.includes(post))).toHaveLength(6)
  })

  it('use every part a story can have', () => {
    // The editor makes these three from keys and pasted addresses.
    const typed = ['tab', 'linebreak', 'autolink']
    const types = new Set(nodes.map(({ type }) => type))
    expect(Object.keys(nodeSchemas).filter((type) => !types.has(type) && !typed.includes(type))).toEqual([])
  })

  it('use every block', () => {
    const blocks = new Set(nodes.map(({ blockType }) => blockType))
    expect(Object.keys(blockNames).filter((block) => !blocks.has(block))).toEqual([])
  })

  it('store blocks in the version that the panel’s editor opens', () => {
    const callout = { type: 'block', fields: { blockType: 'callout', tone: 'tip', text: 'Bring water.' }, version: 1 }
    const stored = toStoredStory({ root: { type: 'root', children: [callout] } })
    expect(stored.root.children?.[0]).toMatchObject({ version: 2 })
  })

  it('link to this site and to others', () => {
    expect(new Set(nodes.flatMap(({ linkType }) => linkType ?? []))).toEqual(new Set(['custom', 'internal']))
  })
})

function fieldsOf(node: { [key: string]: unknown }): { blockType?: string; linkType?: string } {
  return node['fields'] ?? {}
}
