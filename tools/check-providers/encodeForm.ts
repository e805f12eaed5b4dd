/** As Stripe reads nested values: `items[0][price]=…`. */
export function encodeForm(body: object): string {
  const form = new URLSearchParams()
  const add = (name: string, value: unknown): void => {
    if (typeof value !== 'object' || value === null) return form.append(name, String(value))
    for (const [key, inner] of Object.entries(value)) add(name === '' ? key : `${name}[${key}]`, inner)
  }
  add('', body)
  return form.toString()
}
