import type { Link } from '@directory/shared/link'
import { useEffect, useState } from 'react'
import { Button } from '../components/Button.tsx'
import { Card } from '../components/Card.tsx'
import { FilterField } from '../components/FilterField.tsx'
import { PlainList } from '../components/PlainList.tsx'
import { LinkCard } from '../features/edit/links/LinkCard.tsx'
import styles from '../features/edit/links/Links.module.css'
import { groupByCategory, linkCategories } from '../features/edit/links/linkValues.ts'
import { useRemoval } from '../features/edit/useRemoval.tsx'
import { call } from '../lib/api.ts'
import { useText } from '../lib/intl.ts'
import { filterRows } from '../lib/table.ts'
import { useAddress } from '../lib/useTableState.ts'
import { LinkForm } from './LinkForm.tsx'

/** Stands in the address for the id of a link that there is not yet. */
const newLink = 'new'

/** All links as cards; one at a time is open, named in the address so that a reload opens it again. */
export function LinkEditor({ links }: { links: readonly Link[] }) {
  const text = useText()
  const { get, set } = useAddress()
  const [closed, setClosed] = useState('')
  const open = get('edit')
  const query = get('q')
  // Back to where one was before the form.
  useEffect(() => document.getElementById(`edit-${closed}`)?.focus(), [closed])

  const found = filterRows(links, query, ({ name, url, description, category }) => [
    ...[name, url, description, category],
  ])
  const shown = links.filter((link) => link.uuid === open || found.includes(link))
  const categories = linkCategories(links)
  const removal = useRemoval<Link>({
    keyOf: ({ uuid }) => uuid,
    nameOf: ({ name, url }) => name || url || text('edit_links.nameless'),
    remove: ({ uuid }) => call('GET /api/removelink', { id: uuid }),
    refresh: ['GET /api/alllinks'],
    texts: { question: 'edit_entry.removeText', done: 'edit_entry.removed' },
  })

  const add = () => {
    removal.forget()
    set({ edit: newLink, q: '' })
  }
  const close = (uuid: string) => {
    setClosed('')
    set({ edit: '' })
    requestAnimationFrame(() => setClosed(uuid))
  }
  return (
    <>
      {open === newLink ? (
        <Card as="section" className={styles.group} aria-labelledby="new-link">
          <h2 id="new-link">{text('edit_links.nameless')}</h2>
          <LinkForm categories={categories} onClose={() => close(newLink)} />
        </Card>
      ) : (
        <p>
          <Button id={`edit-${newLink}`} look="main" onClick={add}>
            {text('edit_links.add')}
          </Button>
        </p>
      )}
      {removal.notice}
      <FilterField query={query} onQuery={(q) => set({ q })} found={found.length} total={links.length} />
      {groupByCategory(shown).map(({ category, links: members }) => (
        <section key={category} className={styles.group}>
          <h2 lang={category ? 'de' : undefined}>{category || text('links.uncategorised')}</h2>
          <PlainList className={styles.list}>
            {members.map((link) => (
              <li key={link.uuid}>
                {link.uuid === open ? (
                  <Card>
                    <LinkForm link={link} categories={categories} onClose={() => close(link.uuid)} />
                  </Card>
                ) : (
                  <LinkCard
                    link={link}
                    onEdit={() => set({ edit: link.uuid })}
                    onRemove={() => removal.ask(link)}
                  />
                )}
              </li>
            ))}
          </PlainList>
        </section>
      ))}
      {removal.dialog}
    </>
  )
}
