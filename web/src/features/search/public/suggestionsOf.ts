import type { Suggested } from '@directory/shared/searchHelp'

export type Suggestion =
  | ({ kind: 'category'; place: string } & Suggested['categories'][number])
  | ({ kind: 'entry' } & Suggested['entries'][number])
  | { kind: 'town'; name: string }

export function suggestionsOf(suggested: Suggested | undefined): Suggestion[] {
  const { categories = [], place = '', entries = [], towns = [] } = suggested ?? {}
  return [
    ...categories.map((category) => ({ kind: 'category' as const, place, ...category })),
    ...entries.map((entry) => ({ kind: 'entry' as const, ...entry })),
    ...towns.map((name) => ({ kind: 'town' as const, name })),
  ]
}

export const minLetters = 2
