import { AgateMark } from './AgateMark.tsx'

/** In the panel's breadcrumb. */
export function Icon() {
  return <AgateMark size={18} />
}
