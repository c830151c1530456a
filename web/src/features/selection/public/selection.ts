import { createStoredList } from '#lib/storedList.ts'
import type { Entry } from '#shared/entry'

export const maxSelected = 5

export type Selected = Pick<Entry, 'uuid' | 'name' | 'email'>

const addressesOf = (selected: readonly Selected[]) => [...new Set(selected.map((one) => one.email.trim()))]

/** For the recipients' line of any mail program. */
export const addressList = (selected: readonly Selected[]): string => addressesOf(selected).join(', ')

/** Blind copies, so that recipients do not see each other, encoded as RFC 6068 requires. */
export function mailtoHref(selected: readonly Selected[]): string {
  const encoded = addressesOf(selected).map((address) => encodeURIComponent(address).replace('%40', '@'))
  return `mailto:?bcc=${encoded.join(',')}`
}

const isWhole = ({ uuid, name, email }: Selected) =>
  [uuid, name, email].every((text) => typeof text === 'string') && email !== ''

const { read, store, usePart } = createStoredList(
  'selectedEntry',
  (selected: readonly Selected[]) => selected.filter((one) => one && isWhole(one)).slice(-maxSelected),
  (selected) => (selected.length === 0 ? null : selected),
)

export const useSelected = (): readonly Selected[] => usePart((selected) => selected)

export const useIsSelected = (uuid: string): boolean =>
  usePart((selected) => selected.some((one) => one.uuid === uuid))

/** A sixth one removes the oldest, which is returned. */
export function toggleSelection({ uuid, name, email }: Selected): Selected | undefined {
  const selected = read()
  const others = selected.filter((one) => one.uuid !== uuid)
  const next = others.length < selected.length ? others : [...selected, { uuid, name, email }]
  store(next.slice(-maxSelected))
  return next.length > maxSelected ? next[0] : undefined
}

export const clearSelected = () => store([])
