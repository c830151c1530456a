import type { Link } from '@directory/shared/link'
import { type FormEvent, useEffect, useRef } from 'react'
import { useSWRConfig } from 'swr'
import { Button } from '../../../components/Button.tsx'
import { ErrorSummary } from '../../../components/ErrorSummary.tsx'
import { LeaveGuard } from '../../../components/LeaveGuard.tsx'
import { notify } from '../../../lib/alerts.ts'
import { call, callUrl } from '../../../lib/api.ts'
import { useText } from '../../../lib/intl.ts'
import { useDraft } from '../../../lib/useDraft.ts'
import { useFormProblems } from '../../../lib/useFormProblems.ts'
import { baseOf, withBase } from '../conflict/base.ts'
import { FormConflict } from '../conflict/FormConflict.tsx'
import { useSaving } from '../conflict/useSaving.ts'
import styles from '../Form.module.css'
import { LinkFields } from './LinkFields.tsx'
import { isSameLink, type LinkValues, linkValuesOf, withOwnCategory, wrongInLink } from './linkValues.ts'

interface Props {
  link: Link
  categories: readonly string[]
  onClose: () => void
}

const baseFrom = (link: Link) => ({ values: linkValuesOf(link), updatedAt: link.updatedAt })
type FormValues = LinkValues & { base: string }

export function LinkForm({ link, categories, onClose }: Props) {
  const text = useText()
  const { mutate } = useSWRConfig()
  const form = useRef<HTMLFormElement>(null)
  const first = useRef<HTMLInputElement>(null)
  const draft = useDraft<FormValues>(`staff link ${link.uuid}`, withBase(baseFrom(link)), form)
  const { values, set, clear } = draft
  const problems = useFormProblems('link')
  const saving = useSaving<Link>(problems)
  const { theirs, busy } = saving
  const unsaved = !isSameLink(baseOf<LinkValues>(values).values, values)
  // Also when one comes back from comparing two versions.
  useEffect(() => {
    if (!theirs) first.current?.focus()
  }, [theirs])

  const finish = async (said: string) => {
    await mutate(callUrl('GET /api/alllinks', {}))
    clear()
    notify('success', said)
    onClose()
  }
  const save = (given: FormValues) =>
    saving.save(wrongInLink(given), async () => {
      const { base: _base, categoryNew: _own, ...fields } = withOwnCategory(given)
      const { updatedAt } = baseOf<LinkValues>(given)
      await call('POST /api/addlink', { ...fields, uuid: link.uuid, updatedAt })
      await finish(text('edit_links.saved', { name: given.name.trim() || text('edit_links.nameless') }))
    })

  if (theirs)
    return (
      <>
        <FormConflict<LinkValues>
          key={theirs.updatedAt}
          mine={withOwnCategory(values)}
          theirs={baseFrom(theirs)}
          labels={{
            name: text('edit_links.name'),
            url: text('edit_links.url'),
            description: text('edit_links.description'),
            category: text('entry_dialogue.category'),
            region: text('links.region'),
            email: text('contact.email'),
            phone: text('contact.phone'),
          }}
          busy={busy}
          onSave={(merged) => {
            set(merged)
            void save(merged)
          }}
          onBack={saving.back}
          onDiscard={() => void finish(text('edit_entry.discarded'))}
        />
        <LeaveGuard when={unsaved}>{text('edit.leaveText')}</LeaveGuard>
      </>
    )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void save(values)
  }
  return (
    <form ref={form} noValidate onSubmit={submit} className={styles.form}>
      <ErrorSummary errors={problems.summary} />
      <LinkFields first={first} values={values} set={set} errors={problems.errors} categories={categories} />
      <div className={styles.buttons}>
        <Button type="submit" look="main" aria-disabled={busy}>
          {text(busy ? 'edit.saving' : 'edit.save')}
        </Button>
        <Button
          onClick={() => {
            clear()
            onClose()
          }}
        >
          {text(unsaved ? 'edit.discard' : 'edit.close')}
        </Button>
      </div>
      <LeaveGuard when={unsaved}>{text('edit.leaveText')}</LeaveGuard>
    </form>
  )
}
