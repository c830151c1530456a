import type { Entry } from '@directory/shared/entry'
import { createStoredList } from '../../../lib/storedList.ts'

export const maxSelected = 5

/** Stored data of a selected provider. */
export interface Selected {
  uuid: string
  name: string
  email: string
}

export function parseSelected(text: string | null): Selected[] {
  if (text === null) return []
  try {
    const value: unknown = JSON.parse(text)
    return Array.isArray(value) ? value.filter(isSelected).slice(-maxSelected) : []
  } catch {
    return []
  }
}

function isSelected(value: unknown): value is Selected {
  const { uuid, name, email } = (value ?? {}) as Record<string, unknown>
  return typeof uuid === 'string' && typeof name === 'string' && typeof email === 'string' && email !== ''
}

/** Appends or removes a provider; a sixth one removes the oldest. */
export function toggleSelected(
  selected: readonly Selected[],
  entry: Pick<Entry, 'uuid' | 'name' | 'email'>,
): { selected: Selected[]; dropped: Selected | null } {
  if (selected.some((one) => one.uuid === entry.uuid)) {
    return { selected: selected.filter((one) => one.uuid !== entry.uuid), dropped: null }
  }
  const withNew = [...selected, { uuid: entry.uuid, name: entry.name, email: entry.email }]
  const dropped = withNew.length > maxSelected ? (withNew[0] ?? null) : null
  return { selected: withNew.slice(-maxSelected), dropped }
}

const addressesOf = (selected: readonly Selected[]) => [...new Set(selected.map((one) => one.email.trim()))]

/** Returns addresses for the recipients' line of any mail program. */
export const addressList = (selected: readonly Selected[]): string => addressesOf(selected).join(', ')

/** Returns blind copies, so that recipients do not see each other. Each once, encoded as RFC 6068 requires. */
export function mailtoHref(selected: readonly Selected[]): string {
  const encoded = addressesOf(selected).map((address) => encodeURIComponent(address).replace('%40', '@'))
  return `mailto:?bcc=${encoded.join(',')}`
}

const { read, store, usePart } = createStoredList('selectedEntry', parseSelected, (selected) =>
  selected.length === 0 ? null : JSON.stringify(selected),
)

/** Returns the providers selected for a mail. */
export const useSelected = (): readonly Selected[] => usePart((selected) => selected)

export const useIsSelected = (uuid: string): boolean =>
  usePart((selected) => selected.some((one) => one.uuid === uuid))

/** Adds or removes a provider; returns the one that a sixth has removed. */
export function toggleSelection(entry: Pick<Entry, 'uuid' | 'name' | 'email'>): Selected | null {
  const { selected, dropped } = toggleSelected(read(), entry)
  store(selected)
  return dropped
}

export const clearSelected = () => store([])
