import type { News } from '@directory/shared/news'
import { NewsItem } from './NewsItem.tsx'

/** News under a heading; nothing where there are none. */
export function NewsList({ id, title, items }: { id: string; title: string; items: readonly News[] }) {
  if (items.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {items.map((item) => (
        <NewsItem key={item.nuuid} item={item} />
      ))}
    </section>
  )
}
