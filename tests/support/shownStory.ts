import type { StoryNode } from '#contracts/content/story.ts'

type Fields = { url?: string; blockType?: string; images?: string[]; caption?: string | null }

/** Such as "heading(Banded) paragraph(A 1:bold word)"; a line break is /, a picture is in brackets. */
export function shown(node: StoryNode): string {
  const inner = (node.children ?? []).map(shown).join('')
  const fields = (node['fields'] ?? {}) as Fields
  switch (node.type) {
    case 'text':
      return `${node['format'] === 0 ? '' : `${JSON.stringify(node['format'])}:`}${String(node['text'])}`
    case 'linebreak':
      return '/'
    case 'link':
      return `<${fields.url}|${inner}>`
    case 'upload':
      return `[${String(node['value'])}]`
    case 'block':
      return `[${[fields.blockType, ...(fields.images ?? []), fields.caption].filter(Boolean).join(' ')}]`
    case 'list':
      return `list${node['start'] === 1 ? '' : String(node['start'])}(${inner})`
    case 'root':
      return (node.children ?? []).map(shown).join(' ')
    default:
      return `${node.type}(${inner})`
  }
}
