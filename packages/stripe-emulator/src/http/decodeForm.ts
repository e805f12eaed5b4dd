type FormValue = string | FormValue[] | { [key: string]: FormValue }
type FormObject = { [key: string]: FormValue }

/** Stripe's bracket form: `items[0][price]=…&metadata[a]=b&expand[]=c`. */
export function decodeForm(text: string): FormObject {
  const root: FormObject = Object.create(null) as FormObject
  for (const [name, value] of new URLSearchParams(text)) place(root, splitName(name), value)
  return asArrays(root) as FormObject
}

function splitName(name: string): string[] {
  const first = name.indexOf('[')
  if (first <= 0) return [name]
  return [name.slice(0, first), ...[...name.slice(first).matchAll(/\[([^[\]]*)\]/g)].map((match) => match[1] ?? '')]
}

function place(root: FormObject, path: string[], value: string): void {
  let node = root
  path.forEach((raw, depth) => {
    const key = raw === '' ? String(Object.keys(node).length) : raw
    if (depth === path.length - 1) {
      node[key] = value
      return
    }
    const next = node[key]
    const child = next && typeof next === 'object' ? (next as FormObject) : (Object.create(null) as FormObject)
    node[key] = child
    node = child
  })
}

// Only consecutive indices from 0 become an array; metadata may have other numeric keys.
function asArrays(value: FormValue): FormValue {
  if (typeof value === 'string') return value
  const entries = Object.entries(value).map(([key, child]) => [key, asArrays(child)] as const)
  if (entries.length > 0 && entries.every(([key], index) => key === String(index))) return entries.map(([, v]) => v)
  return Object.fromEntries(entries)
}
