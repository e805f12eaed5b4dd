import { useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { readJoin } from '../../lib/joinSheet.ts'

/** Goes back once, and only from the history entry of the sheet: it may be closed already, or closing. */
export function useCloseSheet() {
  const navigate = useNavigate()
  const isClosing = useRef(false)
  return () => {
    if (isClosing.current || !isJoinEntry(window.history.state)) return
    isClosing.current = true
    void navigate(-1)
  }
}

/** The router keeps a location’s state in `usr`. */
const isJoinEntry = (entry: unknown): boolean =>
  typeof entry === 'object' && entry !== null && 'usr' in entry && readJoin(entry.usr) !== null
