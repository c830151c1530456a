import type { News } from './news.ts'

/** Whether a news item is a date from this day on (`YYYY-MM-DD`). */
export const isComing = ({ eventDate }: Pick<News, 'eventDate'>, today: string): boolean =>
  eventDate !== '' && eventDate >= today
