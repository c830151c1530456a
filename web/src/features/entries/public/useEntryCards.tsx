import type { Entry } from '@directory/shared/entry'
import { useCallback, useMemo } from 'react'
import { useCall } from '../../../lib/api.ts'
import { RememberButton } from '../../mylist/door.ts'
import { SelectionCheckbox } from '../../selection/door.ts'
import { EntryCard } from './EntryCard.tsx'
import type { ListItem } from './listView.ts'
import { nameKey, namesSharedByProviders } from './sharedNames.ts'

/** Makes the cards of providers, the same in lists, search and map. */
export function useEntryCards(entries: readonly Entry[], showCategory = false) {
  const { holidays, date } = useCall('GET /api/today', {}).data ?? {}
  const shared = useMemo(() => namesSharedByProviders(entries), [entries])
  return useCallback(
    (item: ListItem, heading: 'h2' | 'h3') => (
      <EntryCard
        item={item}
        heading={heading}
        hasSharedName={shared.has(nameKey(item.entry))}
        bare={heading === 'h3'}
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
