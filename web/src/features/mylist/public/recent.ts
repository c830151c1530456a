import { isUuid } from '@directory/shared/token'
import { createStoredList } from '../../../lib/storedList.ts'

const maxRecent = 3
/** Stands in place of ids for the choice not to remember any. */
const off = 'off'

function parse(text: string | null): string[] {
  try {
    const list: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(list) ? list.filter((id) => id === off || isUuid(id)).slice(0, maxRecent) : []
  } catch {
    return []
  }
}

const { read, store, usePart } = createStoredList<string>('recent', parse, (list) =>
  list.length === 0 ? null : JSON.stringify(list),
)

/** Null if the visitor wants none remembered. */
export const useRecent = (): readonly string[] | null => usePart((list) => (list.includes(off) ? null : list))

export function rememberSeen(id: string): void {
  const list = read()
  if (!list.includes(off)) store([id, ...list.filter((other) => other !== id)].slice(0, maxRecent))
}

export const setRemembersSeen = (remembers: boolean): void => store(remembers ? [] : [off])
