export type Typed = Record<string, string>

export type Field = {
  name: string
  label: string
  help?: string
  type?: 'text' | 'password' | 'email' | 'url' | 'tel' | 'checkbox'
  isOptional?: true
  autocomplete?: string
  /** Never shown again, once it is stored. */
  isSecret?: true
}

export type Step = {
  id: string
  title: string
  says: string
  isOptional?: true
  fields: Field[]
  /** The variables that this step fills. It is not asked when the environment gives them all. */
  variables: string[]
  /** What it stores besides. */
  answers: string[]
  /** What is typed as variables. @throws Error for what can't be right. */
  read: (typed: Typed) => Typed
  /**
   * Tries the step with its variables in place. @returns what was done, and other values to store. A step that isn't done
   * yet stores that as well.
   * @throws Error that says why not.
   */
  attempt?: (values: Typed, answers: Typed) => Promise<{ did: string[]; store?: Typed }>
  /** The stored values that the form shows: no secrets. @param here the address that the browser has open. */
  show: (stored: Typed, here: string) => Typed
  /** Takes back what `attempt` made elsewhere. */
  undo?: (answers: Typed) => Promise<string>
}

/** Without spaces at its ends; '' when nothing was typed. */
export const text = (typed: Typed, name: string): string => (typed[name] ?? '').trim()

/** @throws Error that says what is missing. */
export const required = (typed: Typed, name: string, label: string): string => {
  const value = text(typed, name)
  if (value === '') throw new Error(`${label} is missing.`)
  return value
}
