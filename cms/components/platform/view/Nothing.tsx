/** In place of a field that another component shows, or that says nothing to people. */
export const Nothing = () => null
