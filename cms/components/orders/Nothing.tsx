/** Hides a field that the order page shows in its own way. */
export const Nothing = () => null
