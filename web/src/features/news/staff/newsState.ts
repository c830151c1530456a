import type { News } from '@directory/shared/news'

/** Visibility of a news item on a day (`YYYY-MM-DD`): only staff, everyone later, everyone, or no longer anyone. */
export type NewsState = 'draft' | 'coming' | 'public' | 'over'

export function newsState(
  { draft, showFrom, showUntil }: Pick<News, 'draft' | 'showFrom' | 'showUntil'>,
  today: string,
): NewsState {
  if (draft) return 'draft'
  if (showFrom !== '' && showFrom > today) return 'coming'
  return showUntil !== '' && showUntil < today ? 'over' : 'public'
}
