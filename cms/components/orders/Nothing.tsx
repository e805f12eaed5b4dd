/** In place of a field that the order's page draws in its own way. */
export const Nothing = () => null
