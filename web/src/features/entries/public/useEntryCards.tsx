import type { Entry } from '@directory/shared/entry'
import { type ReactNode, useCallback, useMemo } from 'react'
import { useCall } from '../../../lib/api.ts'
import { RememberButton } from '../../mylist/door.ts'
import { SelectionCheckbox } from '../../selection/door.ts'
import { EntryCard } from './EntryCard.tsx'
import type { ListItem } from './listView.ts'
import { entryNameKey, namesSharedByProviders } from './sharedNames.ts'

interface Look {
  /** True to leave out the border, for a card inside something that has one. */
  isBare?: boolean
  /** True if the heading above names the town. */
  isTownSaid?: boolean
}

export type RenderCard = (item: ListItem, heading: 'h2' | 'h3', look?: Look) => ReactNode

/** Makes the cards of providers, the same in lists, search and map. */
export function useEntryCards(entries: readonly Entry[], showCategory = false): RenderCard {
  const { holidays, date } = useCall('GET /api/today', {}).data ?? {}
  const shared = useMemo(() => namesSharedByProviders(entries), [entries])
  return useCallback(
    (item: ListItem, heading: 'h2' | 'h3', { isBare = false, isTownSaid = false }: Look = {}) => (
      <EntryCard
        item={item}
        heading={heading}
        hasSharedName={shared.has(entryNameKey(item.entry))}
        bare={isBare}
        isTownSaid={isTownSaid}
        showCategory={showCategory}
        holidays={holidays}
        today={date}
        remember={<RememberButton short entry={item.entry} />}
        select={<SelectionCheckbox entry={item.entry} />}
      />
    ),
    [shared, showCategory, holidays, date],
  )
}
