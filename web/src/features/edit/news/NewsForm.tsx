import type { News } from '@directory/shared/news'
import { type FormEvent, useRef, useState } from 'react'
import { useSWRConfig } from 'swr'
import { Button } from '../../../components/Button.tsx'
import { ErrorSummary } from '../../../components/ErrorSummary.tsx'
import { LeaveGuard } from '../../../components/LeaveGuard.tsx'
import { notify } from '../../../lib/alerts.ts'
import { call, callUrl } from '../../../lib/api.ts'
import { longDate } from '../../../lib/format.ts'
import { useLocale, useText } from '../../../lib/intl.ts'
import { useDraft } from '../../../lib/useDraft.ts'
import { useFormProblems } from '../../../lib/useFormProblems.ts'
import { baseOf, withBase } from '../conflict/base.ts'
import { FormConflict } from '../conflict/FormConflict.tsx'
import { useSaving } from '../conflict/useSaving.ts'
import styles from '../Form.module.css'
import { NewsFields } from './NewsFields.tsx'
import { dayOf, emptyNews, isSameNews, type NewsValues, newsValuesOf, wrongInNews } from './newsValues.ts'

interface Props {
  /** To change; absent: a new one. */
  item?: News
  onSaved: (title: string) => void
}

const baseFrom = (item: News) => ({ values: newsValuesOf(item), updatedAt: item.updatedAt })
const startOf = (item: News | undefined) =>
  withBase(item ? baseFrom(item) : { values: emptyNews(dayOf(new Date())), updatedAt: '' })
type FormValues = ReturnType<typeof startOf>

export function NewsForm({ item, onSaved }: Props) {
  const text = useText()
  const locale = useLocale()
  const { mutate } = useSWRConfig()
  const form = useRef<HTMLFormElement>(null)
  const { values, set, clear } = useDraft(`staff news ${item?.nuuid ?? ''}`, startOf(item), form)
  const problems = useFormProblems('news')
  const saving = useSaving<News>(problems)
  const { theirs, busy } = saving
  const [saved, setSaved] = useState(false)
  const unsaved = !saved && !isSameNews(baseOf(values).values, values)

  const finish = (title: string, said: string) => {
    void mutate(callUrl('GET /api/news', {}))
    clear()
    setSaved(true)
    notify('success', said)
    onSaved(title)
  }
  const save = (given: FormValues) =>
    saving.save(wrongInNews(given), async () => {
      const { base: _base, ...fields } = given
      const known = item && { nuuid: item.nuuid, updatedAt: baseOf(given).updatedAt }
      await call('POST /api/addnewsentry', { ...fields, ...known })
      const title = fields.title.trim()
      const said = item ? text('edit_entry.saved', { name: title }) : text('news_dialogue.saved', { title })
      finish(title, said)
    })

  if (theirs)
    return (
      <>
        <FormConflict<NewsValues>
          key={theirs.updatedAt}
          mine={values}
          theirs={baseFrom(theirs)}
          labels={{
            title: text('news_dialogue.title'),
            text: text('news_dialogue.text'),
            occurDate: text('news_dialogue.date'),
            website: text('contact.website'),
            email: text('contact.email'),
            phone: text('contact.phone'),
          }}
          shown={(key, value) => (key === 'occurDate' && value ? longDate(value, locale) : value)}
          busy={busy}
          onSave={(merged) => {
            set(merged)
            void save(merged)
          }}
          onBack={saving.back}
          onDiscard={() => finish(theirs.title, text('edit_entry.discarded'))}
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
      <NewsFields values={values} set={set} errors={problems.errors} />
      <div className={styles.buttons}>
        <Button type="submit" look="main" aria-disabled={busy}>
          {text(busy ? 'edit.saving' : item ? 'edit.save' : 'news_dialogue.publish')}
        </Button>
        {unsaved && (
          <Button look="quiet" onClick={clear}>
            {text(item ? 'edit.discard' : 'edit_entry.empty')}
          </Button>
        )}
      </div>
      <LeaveGuard when={unsaved}>{text('edit.leaveText')}</LeaveGuard>
    </form>
  )
}
