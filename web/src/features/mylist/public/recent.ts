import { createStoredList } from '#lib/storedList.ts'
import { isUuid } from '#shared/token'

const maxRecent = 3
/** Stands in place of ids for the choice not to remember any. */
const off = 'off'

const { read, store, usePart } = createStoredList(
  'recent',
  (ids: readonly string[]) => ids.filter((id) => id === off || isUuid(id)).slice(0, maxRecent),
  (list) => (list.length === 0 ? null : list),
)

/** Null if the visitor wants none remembered. */
export const useRecent = (): readonly string[] | null => usePart((list) => (list.includes(off) ? null : list))

export function rememberSeen(id: string) {
  const list = read()
  if (!list.includes(off)) store([id, ...list.filter((other) => other !== id)].slice(0, maxRecent))
}

export const setRemembersSeen = (remembers: boolean) => store(remembers ? [] : [off])
