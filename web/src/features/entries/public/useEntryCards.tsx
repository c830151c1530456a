import type { Entry } from '@directory/shared/entry'
import { type ReactNode, useCallback, useMemo } from 'react'
import { useCall } from '../../../lib/api.ts'
import { RememberButton } from '../../mylist/door.ts'
import { SelectionCheckbox } from '../../selection/door.ts'
import { EntryCard } from './EntryCard.tsx'
import type { ListItem } from './listView.ts'
import { entryNameKey, namesSharedByProviders } from './sharedNames.ts'

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
