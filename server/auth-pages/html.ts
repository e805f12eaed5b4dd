/** Text that is already HTML; everything else is escaped. */
export class Html {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

export function html(strings: TemplateStringsArray, ...values: unknown[]): Html {
  return new Html(
    strings.reduce((page, part, index) => page + part + (index < values.length ? draw(values[index]) : ''), ''),
  )
}

function draw(value: unknown): string {
  if (value instanceof Html) return value.text
  if (Array.isArray(value)) return value.map(draw).join('')
  if (value === null || value === undefined || value === false) return ''
  return (typeof value === 'string' ? value : JSON.stringify(value)).replace(
    /[&<>"']/g,
    (character) => `&#${character.charCodeAt(0)};`,
  )
}
