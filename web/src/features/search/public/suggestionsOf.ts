import type { Suggested } from '@directory/shared/searchHelp'

export type Suggestion =
  | ({ kind: 'category'; place: string } & Suggested['categories'][number])
  | ({ kind: 'entry' } & Suggested['entries'][number])
  | { kind: 'town'; name: string }

export const noSuggestions: Suggested = { categories: [], entries: [], towns: [] }

/** Returns suggestions in display order: categories, providers, towns. */
export function suggestionsOf({ categories, place = '', entries, towns }: Suggested): Suggestion[] {
  return [
    ...categories.map((category) => ({ kind: 'category' as const, place, ...category })),
    ...entries.map((entry) => ({ kind: 'entry' as const, ...entry })),
    ...towns.map((name) => ({ kind: 'town' as const, name })),
  ]
}

export const minLetters = 2
