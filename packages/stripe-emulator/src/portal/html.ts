export class Markup {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }

  toString(): string {
    return this.text
  }
}

type Insert = Markup | string | number | false | null | undefined | Insert[]

/** Escapes values unless they are `Markup`. */
export function html(parts: TemplateStringsArray, ...values: Insert[]): Markup {
  return new Markup(
    parts.reduce((text, part, index) => text + part + (index < values.length ? render(values[index]) : ''), ''),
  )
}

function render(value: Insert): string {
  if (Array.isArray(value)) return value.map(render).join('')
  if (value instanceof Markup) return value.text
  if (value === null || value === undefined || value === false) return ''
  return String(value).replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
