import { Trans as Translated } from '@lingui/react'
import { Fragment, type ReactElement } from 'react'

type TransProps = {
  /** The English text, with the places of `components` as `<0>…</0>`. */
  id: string
  values?: Record<string, string | number>
  components?: Record<string, ReactElement>
}

/** A translated text with links or emphasis. Values are shown as they are, also when they look like a place: `<0>`. */
export function Trans({ id, values = {}, components = {} }: TransProps) {
  const names = Object.keys(values)
  const places = Object.fromEntries(
    names.map((name): [string, string | number | undefined] => [
      name,
      isMarkup(values[name]) ? `<${name}/>` : values[name],
    ]),
  )
  const words = names
    .filter((name) => isMarkup(values[name]))
    .map((name) => [name, <Fragment>{values[name]}</Fragment>])
  return <Translated id={id} values={places} components={{ ...components, ...Object.fromEntries(words) }} />
}

const isMarkup = (value: string | number | undefined): boolean => typeof value === 'string' && value.includes('<')
