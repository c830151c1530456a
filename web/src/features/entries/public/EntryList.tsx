import type { ReactNode } from 'react'
import { useText } from '../../../lib/intl.ts'
import { Collapsible } from '../../../ui/Collapsible.tsx'
import { PlainList } from '../../../ui/PlainList.tsx'
import styles from './EntryList.module.css'
import type { ListItem, View } from './listView.ts'
import { isNamed, sectionTitle } from './sectionTitle.ts'

interface Props {
  view: View
  renderCard: (item: ListItem, heading: 'h2' | 'h3') => ReactNode
  /** Name of the town where the visitor lives; empty if unknown. */
  town: string
}

/** The providers, in collapsible sections or as a flat list. */
export function EntryList({ view, renderCard, town }: Props) {
  const text = useText()
  return (
    <>
      <Stated view={view} renderCard={renderCard} town={town} />
      {view.unstated.length > 0 && (
        <Collapsible
          title={text('list.unstated')}
          aside={text('list.count', { count: view.unstated.length })}
        >
          <p>{text('list.unstatedText')}</p>
          <Cards bare items={view.unstated} render={(item) => renderCard(item, 'h3')} />
        </Collapsible>
      )}
    </>
  )
}

function Stated({ view, renderCard, town }: Props) {
  const text = useText()
  if (!view.groups) return <Cards items={view.items} render={(item) => renderCard(item, 'h2')} />
  return view.groups.map((group) => (
    <Collapsible
      key={`${group.kind} ${group.key}`}
      title={sectionTitle(group, town, text)}
      lang={isNamed(group) ? 'de' : undefined}
      light={group.items.length === 1}
      aside={text('list.count', { count: group.items.length })}
    >
      <Cards bare items={group.items} render={(item) => renderCard(item, 'h3')} />
    </Collapsible>
  ))
}

interface CardsProps {
  items: readonly ListItem[]
  /** A column of cards within one common border. */
  bare?: boolean
  render: (item: ListItem) => ReactNode
}

function Cards({ items, bare = false, render }: CardsProps) {
  return (
    <PlainList className={bare ? styles.rows : styles.cards}>
      {items.map((item) => (
        <li key={item.entry.uuid}>{render(item)}</li>
      ))}
    </PlainList>
  )
}
