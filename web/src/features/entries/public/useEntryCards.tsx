import type { Entry } from '@directory/shared/entry'
import { type ReactNode, useCallback, useMemo } from 'react'
import { useCall } from '../../../lib/api.ts'
import { RememberButton } from '../../mylist/door.ts'
import { SelectionCheckbox } from '../../selection/door.ts'
import { EntryCard } from './EntryCard.tsx'
import type { ListItem } from './listView.ts'

/** Returns names shared by several providers of the list; their links contain the id. */
export function namesSharedByProviders(entries: readonly { name: string; category: string }[]): Set<string> {
  const seenKeys = new Set<string>()
  const sharedKeys = new Set<string>()
  for (const entry of entries) {
    const key = entryNameKey(entry)
    if (seenKeys.has(key)) sharedKeys.add(key)
    seenKeys.add(key)
  }
  return sharedKeys
}

export function entryNameKey(entry: { name: string; category: string }): string {
  return `${entry.category}\n${entry.name}`
}

interface CardOptions {
  /** True to leave out the border, for a card inside something that has one. */
  flat?: boolean
  /** True if the heading above names the town. */
  omitTown?: boolean
}

export type RenderCard = (item: ListItem, heading: 'h2' | 'h3', look?: CardOptions) => ReactNode

/** Makes the cards of providers, the same in lists, search and map. */
export function useEntryCards(entries: readonly Entry[], showCategory = false): RenderCard {
  const { holidays, date } = useCall('GET /api/today', {}).data ?? {}
  const sharedNames = useMemo(() => namesSharedByProviders(entries), [entries])
  return useCallback(
    (item: ListItem, heading: 'h2' | 'h3', { flat = false, omitTown = false }: CardOptions = {}) => (
      <EntryCard
        item={item}
        heading={heading}
        hasSharedName={sharedNames.has(entryNameKey(item.entry))}
        flat={flat}
        omitTown={omitTown}
        showCategory={showCategory}
        holidays={holidays}
        today={date}
        remember={<RememberButton short entry={item.entry} />}
        selection={<SelectionCheckbox entry={item.entry} />}
      />
    ),
    [sharedNames, showCategory, holidays, date],
  )
}
