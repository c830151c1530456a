import type { News } from './news.ts'

/** @param today `YYYY-MM-DD` */
export const isComing = ({ eventDate }: Pick<News, 'eventDate'>, today: string) =>
  eventDate !== '' && eventDate >= today
