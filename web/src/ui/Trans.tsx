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
  const filled = { ...values }
  const placed: Record<string, ReactElement> = { ...components }
  for (const [name, value] of Object.entries(values)) {
    if (typeof value !== 'string' || !value.includes('<')) continue
    filled[name] = `<${name}/>`
    placed[name] = <Fragment>{value}</Fragment>
  }
  return <Translated id={id} values={filled} components={placed} />
}
