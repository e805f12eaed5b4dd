import { SaxesParser } from 'saxes'

export type XmlElement = { name: string; attributes: Record<string, string>; text: string; children: XmlElement[] }

/** As a strict reader of XML 1.0 with namespaces. @throws for anything that is not well-formed. */
export function readXml(text: string): XmlElement {
  const parser = new SaxesParser({ xmlns: true })
  const root: XmlElement = { name: '', attributes: {}, text: '', children: [] }
  const open = [root]
  parser.on('error', (error) => {
    throw error
  })
  parser.on('opentag', ({ name, attributes }) => {
    const entries = Object.entries(attributes).map(([key, { value }]) => [key, value])
    const child = { name, attributes: Object.fromEntries(entries) as Record<string, string>, text: '', children: [] }
    open.at(-1)?.children.push(child)
    open.push(child)
  })
  parser.on('text', (part) => {
    const current = open.at(-1)
    if (current) current.text += part
  })
  parser.on('closetag', () => open.pop())
  parser.write(text).close()
  const [document] = root.children
  if (!document) throw new Error('The document is empty.')
  return document
}

/** Every element of that name, in order. */
export const elementsOf = ({ children }: XmlElement, name: string): XmlElement[] =>
  children.flatMap((child) => [...(child.name === name ? [child] : []), ...elementsOf(child, name)])
