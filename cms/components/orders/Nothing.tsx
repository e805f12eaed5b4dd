/** Hides a field that the order page shows elsewhere. */
export const Nothing = () => null
