import type { Entry } from '#shared/entry'
import { saysFree } from '#shared/freePlaces'
import facts from './factWords.json' with { type: 'json' }

/** What people call the facts that an entry states, so that these words find it. */
export const factWords = (entry: Entry) =>
  facts
    .filter(({ needs }) =>
      needs.every((need) =>
        need === 'places' ? saysFree(entry.places) : entry[need as keyof Entry] === true,
      ),
    )
    .map(({ words }) => words)
    .join(' ')
