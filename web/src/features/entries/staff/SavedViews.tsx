import { useEffect, useRef, useState } from 'react'
import { notify } from '#lib/alerts.ts'
import { call, useCall } from '#lib/api.ts'
import { focusHeading } from '#lib/focusHeading.ts'
import { useText } from '#lib/intl.ts'
import { useOperation } from '#lib/useOperation.ts'
import { useAddressParameters } from '#lib/useTableState.ts'
import { maxViewName } from '#shared/entryTable'
import type { EntryView } from '#shared/entryViews'
import { routes } from '#shared/routes'
import { Button, LinkButton } from '#ui/Button.tsx'
import { Fold } from '#ui/Fold.tsx'
import formStyles from '#ui/Form.module.css'
import { Row } from '#ui/Row.tsx'
import { SmallForm } from '#ui/SmallForm.tsx'

const name = {
  label: 'entries.viewName',
  hint: 'entries.viewHint',
  missing: 'entries.viewNameless',
  autoComplete: 'off',
  maxLength: maxViewName,
} as const

/** What a view holds; not the page. */
const parameters = ['q', 'category', 'town', 'filter', 'sort'] as const

export function SavedViews() {
  const text = useText()
  const { run, busy } = useOperation()
  const { data } = useCall('GET /api/account', {})
  const { get } = useAddressParameters()
  const chosen = parameters.map((name) => [name, get(name)]).filter(([, value]) => value !== '')
  const currentSearch = new URLSearchParams(chosen).toString()
  const ownViews = data?.views ?? []

  const [kept, setKept] = useState('')
  const isKept = ownViews.some(({ name }) => name === kept)
  const section = useRef<HTMLElement>(null)
  // The form gives way to the link of the view.
  useEffect(() => {
    if (isKept) section.current?.querySelector<HTMLElement>('[aria-current]')?.focus()
  }, [isKept])

  const write = (view: { name: string; search: string | null; place?: number }) =>
    run(() => call('POST /api/views', view), { refresh: ['GET /api/account'] })
  const remove = async (view: EntryView) => {
    const place = ownViews.indexOf(view)
    if (!(await write({ name: view.name, search: null }))) return
    const close = notify('success', text('entries.viewRemoved', { name: view.name }), {
      label: text('undo.press'),
      press: async () => {
        if (!(await write({ ...view, place }))) return
        close()
        focusHeading()
      },
    })
  }
  const keep = async (typed: { name: string }) => {
    const name = typed.name.trim()
    await call('POST /api/views', { name, search: currentSearch })
    setKept(name)
  }
  return (
    <section ref={section} aria-label={text('entries.views')} className={formStyles.form}>
      <b>{text('entries.views')}</b>
      <Row tight>
        {ownViews.map((view) => (
          <Row tight key={view.name}>
            <LinkButton
              // Pressed once more the view is left.
              to={`${routes.editEntry.path}${view.search === currentSearch ? '' : `?${view.search}`}`}
              aria-current={view.search === currentSearch || undefined}
              lang="de"
            >
              {view.name}
            </LinkButton>
            <Button
              look="quiet"
              icon="close"
              aria-label={text('entries.viewRemove', { name: view.name })}
              aria-disabled={busy}
              onClick={() => remove(view)}
            />
          </Row>
        ))}
      </Row>
      {currentSearch !== '' && !ownViews.some(({ search }) => search === currentSearch) && (
        <Fold label={text('entries.viewKeepThis')}>
          <SmallForm
            prefix="view"
            fields={{ name }}
            send={keep}
            refresh={['GET /api/account']}
            button={text('entries.viewKeep')}
          />
        </Fold>
      )}
    </section>
  )
}
