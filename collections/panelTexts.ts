import { type Field, type SanitizedConfig, toWords } from 'payload'

/** Returns what is shown in place of a text of the panel. Gets the slug of the text’s collection or global. */
type Replace = (text: unknown, slug: string) => unknown
type Texts = Record<string, unknown>
type Part = Texts & {
  name?: string
  type?: Field['type']
  admin?: Texts
  labels?: Texts | undefined
  fields?: Part[]
  tabs?: Part[]
  blocks?: Part[]
  options?: (string | Texts)[]
  editor?: { editorConfig?: { resolvedFeatureMap: Map<string, TextFeature> } }
}

type TextFeature = { sanitizedServerFeatureProps: { blocks?: (string | Part)[] } }

/** Goes through every text of the panel’s lists and forms: names, descriptions, tabs, options, filters and placeholders. */
export function replacePanelTexts(config: SanitizedConfig, replace: Replace): void {
  for (const part of [...config.collections, ...config.globals] as unknown as (Part & { slug: string })[])
    if (!part.slug.startsWith('payload-')) replaceIn(part, (text) => replace(text, part.slug))
}

function replaceIn(part: Part, replace: (text: unknown) => unknown): void {
  if (!isUnseen(part)) {
    replaceAt(part, ['label', 'description'], replace)
    if (part.labels) replaceAt(part.labels, ['singular', 'plural'], replace)
    if (part.admin) replaceAt(part.admin, ['description', 'placeholder'], replace)
  }
  const components = Object.values((part.admin?.['components'] ?? {}) as Record<string, unknown>).flat()
  for (const component of components) replaceFilters((component as { clientProps?: Part } | null)?.clientProps, replace)
  // Contracts have the same options, in English.
  if (part.options) part.options = part.options.map((option) => inWords(option, replace))
  const inside = [...(part.fields ?? []), ...(part.tabs ?? []), ...(part.blocks ?? []), ...blocksInText(part)]
  for (const inner of inside) replaceIn(inner, replace)
}

/** The blocks that can be put into a text. */
function blocksInText({ editor }: Part): Part[] {
  const blocks = editor?.editorConfig?.resolvedFeatureMap.get('blocks')?.sanitizedServerFeatureProps.blocks ?? []
  return blocks.filter((block) => typeof block === 'object')
}

/** The links above a list, `fields/listFilters.ts`. */
function replaceFilters(props: (Texts & { filters?: Part[] }) | undefined, replace: (text: unknown) => unknown): void {
  if (!props?.filters) return
  replaceAt(props, ['label'], replace)
  for (const filter of props.filters) {
    replaceAt(filter, ['label'], replace)
    if (filter['file']) replaceAt(filter['file'] as Texts, ['label'], replace)
  }
}

const inWords = (option: string | Texts, replace: (text: unknown) => unknown) =>
  typeof option === 'object' ? { ...option, label: replace(option['label']) } : option

/** A control without a label, or a field that only the system uses. */
function isUnseen({ type, name, label, admin, hidden }: Part): boolean {
  if (type === 'ui') return !(admin?.['components'] as Texts | undefined)?.['Cell']
  return hidden === true || (admin?.['hidden'] === true && name !== undefined && label === toWords(name))
}

function replaceAt(texts: Texts, names: string[], replace: (text: unknown) => unknown): void {
  for (const name of names) if (texts[name]) texts[name] = replace(texts[name])
}
