import type { News } from '@directory/shared/news'
import { type FormEvent, useRef, useState } from 'react'
import { useSWRConfig } from 'swr'
import { Button } from '../../../components/Button.tsx'
import { ErrorSummary } from '../../../components/ErrorSummary.tsx'
import { LeaveGuard } from '../../../components/LeaveGuard.tsx'
import { TextAreaField } from '../../../components/TextAreaField.tsx'
import { TextField } from '../../../components/TextField.tsx'
import { notify } from '../../../lib/alerts.ts'
import { call, callUrl } from '../../../lib/api.ts'
import { useText } from '../../../lib/intl.ts'
import { useDraft } from '../../../lib/useDraft.ts'
import { useFormProblems } from '../../../lib/useFormProblems.ts'
import styles from '../Form.module.css'
import { dayOf, emptyNews, newsLimits, newsValuesOf, wrongInNews } from './newsValues.ts'

interface Props {
  /** To change; absent: a new one. */
  item?: News
  onSaved: (title: string) => void
}

const ways = [
  { name: 'website', type: 'text', inputMode: 'url' },
  { name: 'email', type: 'email', inputMode: 'email' },
  { name: 'phone', type: 'tel', inputMode: 'tel' },
] as const

export function NewsForm({ item, onSaved }: Props) {
  const text = useText()
  const { mutate } = useSWRConfig()
  const form = useRef<HTMLFormElement>(null)
  const start = item ? newsValuesOf(item) : emptyNews(dayOf(new Date()))
  const { values, set, dirty, clear } = useDraft(`staff news ${item?.nuuid ?? ''}`, start, form)
  const problems = useFormProblems('news')
  const [busy, setBusy] = useState(false)
  const [saved, setSaved] = useState(false)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy || !problems.show(wrongInNews(values))) return
    setBusy(true)
    try {
      await call('POST /api/addnewsentry', { ...values, ...(item && { nuuid: item.nuuid }) })
      void mutate(callUrl('GET /api/news', {}))
      clear()
      setSaved(true)
      notify('success', text('news_dialogue.saved', { title: values.title.trim() }))
      onSaved(values.title.trim())
    } catch (failure) {
      problems.refuse(failure)
      setBusy(false)
    }
  }

  return (
    <form ref={form} noValidate onSubmit={submit} className={styles.form}>
      <ErrorSummary errors={problems.summary} />
      <TextField
        id="news-title"
        name="title"
        lang="de"
        label={text('news_dialogue.title')}
        error={problems.errors.title}
        maxLength={newsLimits.title}
        value={values.title}
        onChange={(event) => set({ title: event.target.value })}
      />
      <TextAreaField
        id="news-text"
        name="text"
        lang="de"
        rows={8}
        label={text('news_dialogue.text')}
        hint={text('news_dialogue.textHint')}
        error={problems.errors.text}
        maxLength={newsLimits.text}
        value={values.text}
        onChange={(event) => set({ text: event.target.value })}
      />
      <TextField
        id="news-occurDate"
        name="occurDate"
        type="date"
        label={text('news_dialogue.date')}
        hint={text('news_dialogue.dateHint')}
        error={problems.errors.occurDate}
        value={values.occurDate}
        onChange={(event) => set({ occurDate: event.target.value })}
      />
      {ways.map(({ name, ...control }) => (
        <TextField
          key={name}
          {...control}
          id={`news-${name}`}
          name={name}
          label={text(`contact.${name}`)}
          error={problems.errors[name]}
          optional
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={newsLimits[name]}
          value={values[name]}
          onChange={(event) => set({ [name]: event.target.value })}
        />
      ))}
      <div className={styles.buttons}>
        <Button type="submit" look="main" aria-disabled={busy}>
          {text(busy ? 'edit.saving' : item ? 'edit.save' : 'news_dialogue.publish')}
        </Button>
        {dirty && (
          <Button look="quiet" onClick={clear}>
            {text(item ? 'edit.discard' : 'edit_entry.empty')}
          </Button>
        )}
      </div>
      <LeaveGuard when={dirty && !saved}>{text('edit.leaveText')}</LeaveGuard>
    </form>
  )
}
