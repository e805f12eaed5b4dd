import { AgateMark } from './AgateMark.tsx'

export function Icon() {
  return <AgateMark size={18} />
}
