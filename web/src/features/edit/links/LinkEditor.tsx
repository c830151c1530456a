import type { Link } from '@directory/shared/link'
import { useEffect, useState } from 'react'
import { Button } from '../../../components/Button.tsx'
import { Card } from '../../../components/Card.tsx'
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx'
import { FilterField } from '../../../components/FilterField.tsx'
import { RemovedNotice } from '../../../components/RemovedNotice.tsx'
import { call } from '../../../lib/api.ts'
import { useText } from '../../../lib/intl.ts'
import { filterRows } from '../../../lib/table.ts'
import { useAct } from '../../../lib/useAct.ts'
import { useAddress } from '../../../lib/useTableState.ts'
import { LinkCard } from './LinkCard.tsx'
import { LinkForm } from './LinkForm.tsx'
import styles from './Links.module.css'
import { groupByCategory, linkCategories } from './linkValues.ts'

/** All links as cards; one at a time is open, named in the address so that a reload opens it again. */
export function LinkEditor({ links }: { links: readonly Link[] }) {
  const text = useText()
  const { get, set } = useAddress()
  const { act, busy } = useAct()
  const [asked, setAsked] = useState<Link | null>(null)
  const [removed, setRemoved] = useState<Link | null>(null)
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
  const nameOf = (link: Link | null) => link?.name || link?.url || text('edit_links.nameless')

  const add = () =>
    act(
      async () => {
        const { uuid } = await call('POST /api/addlink', {})
        setRemoved(null)
        set({ edit: uuid, q: '' })
      },
      { done: text('edit_links.added'), refresh: ['GET /api/alllinks'] },
    )
  const remove = async () => {
    if (!asked) return
    const worked = await act(() => call('GET /api/removelink', { id: asked.uuid }), {
      done: text('edit_entry.removed', { name: nameOf(asked) }),
      refresh: ['GET /api/alllinks'],
    })
    setAsked(null)
    if (worked) setRemoved(asked)
  }
  const close = (uuid: string) => {
    setClosed('')
    set({ edit: '' })
    requestAnimationFrame(() => setClosed(uuid))
  }
  return (
    <>
      <p>
        <Button look="main" aria-disabled={busy} onClick={add}>
          {text('edit_links.add')}
        </Button>
      </p>
      {removed && (
        <RemovedNotice
          key={removed.uuid}
          name={nameOf(removed)}
          title="edit_entry.removed"
          trash="/admin/collections/links/trash"
        />
      )}
      <FilterField query={query} onQuery={(q) => set({ q })} found={found.length} total={links.length} />
      {groupByCategory(shown).map(({ category, links: members }) => (
        <section key={category}>
          <h2 lang={category ? 'de' : undefined}>{category || text('links.uncategorised')}</h2>
          <ul className={styles.list}>
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
                    onRemove={() => setAsked(link)}
                  />
                )}
              </li>
            ))}
          </ul>
        </section>
      ))}
      <ConfirmDialog
        open={asked !== null}
        title={text('edit_entry.removeQuestion', { name: nameOf(asked) })}
        confirm={text('edit.delete')}
        busy={busy}
        onConfirm={remove}
        onCancel={() => setAsked(null)}
      >
        <p>{text('edit_links.removeText')}</p>
      </ConfirmDialog>
    </>
  )
}
