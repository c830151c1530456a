import { classNames } from '#lib/className.ts'
import { type MessageId, useText } from '#lib/intl.ts'
import { Icon } from '#ui/Icon.tsx'
import { PlainList } from '#ui/PlainList.tsx'
import styles from './EntryList.module.css'
import type { ListItem, Section as ListSection, View } from './listView.ts'
import type { RenderCard } from './useEntryCards.tsx'

const titles: Partial<Record<ListSection['kind'], MessageId>> = {
  outside: 'list.outside',
  homeVisitors: 'list.comesToYou',
  comes: 'entry.comesToHouse',
  placeNotSaid: 'list.comesPlaceNotSaid',
  notSaid: 'list.comingNotSaid',
  said: 'list.accessSaid',
  inGeneral: 'list.accessInGeneral',
  accessNotSaid: 'list.comingNotSaid',
}

interface Props {
  view: View
  renderCard: RenderCard
  /** Empty if unknown. */
  town: string
  /** Number of providers on the screen; the others are only printed. */
  limit?: number
  /** False: only those on the screen are drawn. */
  isWhole?: boolean
  heading?: 'h2' | 'h3'
}

interface Part {
  key: string
  title: string | null
  lang?: 'de'
  items: readonly ListItem[]
}

export function EntryList({
  view,
  renderCard,
  town,
  limit = Number.POSITIVE_INFINITY,
  isWhole = true,
  heading = 'h2',
}: Props) {
  const text = useText()
  const partOf = ({ kind, key, items }: ListSection): Part => {
    const isComing = (kind === 'homeVisitors' || kind === 'comes') && town !== ''
    const id = isComing ? 'list.comesToTown' : titles[kind]
    const own = kind === 'inside' ? null : key || text('list.unknownCity')
    return {
      key: `${kind} ${key}`,
      title: id ? text(id, { town }) : own,
      // Letters and names of towns are German.
      lang: key === '' ? undefined : 'de',
      items,
    }
  }
  const parts: Part[] = [
    ...(view.groups?.map(partOf) ?? [{ key: 'all', title: null, items: view.items }]),
    { key: 'unstated', title: text('list.unstated'), items: view.hoursNotStated },
  ]
  let remaining = limit
  return (
    <div className={styles.parts}>
      {parts.map((part) => {
        if (part.items.length === 0) return null
        const shown = Math.max(0, Math.min(remaining, part.items.length))
        remaining -= part.items.length
        const drawn = isWhole ? part.items.length : shown
        return drawn > 0 && <Section key={part.key} {...{ part, shown, drawn, renderCard, heading }} />
      })}
    </div>
  )
}

interface SectionProps extends Required<Pick<Props, 'renderCard' | 'heading'>> {
  part: Part
  shown: number
  /** Number of providers in the document. */
  drawn: number
}

function Section({ part, shown, drawn, renderCard, heading: flatHeading }: SectionProps) {
  const { title, lang, items } = part
  const text = useText()
  const heading = title === null ? flatHeading : 'h3'
  const isWide = shown !== 1 && items.length > 1
  const cards = (
    <PlainList className={styles.cards}>
      {items.slice(0, drawn).map((item, i) => (
        <li key={item.entry.uuid} className={i < shown ? undefined : styles.later}>
          {renderCard(item, heading)}
        </li>
      ))}
    </PlainList>
  )
  const className = classNames(isWide && styles.wide, shown === 0 && styles.later)
  const name = title !== null && (
    <h2 className={styles.title} lang={lang}>
      {title}
    </h2>
  )
  if (!name || items.length === 1)
    return (
      <div className={className}>
        {name}
        {cards}
      </div>
    )
  return (
    <details className={className} open>
      <summary className={styles.summary}>
        <Icon name="chevron" className="arrow" />
        {name}
        <span className={styles.count}>
          ({/* Both numbers if the section continues below "show more". */}
          {shown > 0 && shown < items.length && (
            <span className="noPrint">{`${text('list.partOf', { shown })} `}</span>
          )}
          {items.length})
        </span>
      </summary>
      {cards}
    </details>
  )
}

export function WithoutHomeVisits({ count, town }: { count: number; town: string }) {
  const text = useText()
  if (count === 0) return null
  return <p>{town === '' ? text('list.notComing', { count }) : text('list.notComingTo', { count, town })}</p>
}
