import type { News } from '@directory/shared/news'
import { NewsItem } from './NewsItem.tsx'

interface Props {
  id: string
  title: string
  /** The sort order in words. */
  order: string
  items: readonly News[]
}

/** News under a heading; hidden if there are none. */
export function NewsList({ id, title, order, items }: Props) {
  if (items.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <p>{order}</p>
      {items.map((item) => (
        <NewsItem key={item.nuuid} item={item} />
      ))}
    </section>
  )
}
