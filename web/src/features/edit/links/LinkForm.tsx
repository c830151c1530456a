import { otherCategory } from '@directory/shared/entryRules'
import type { Link } from '@directory/shared/link'
import { type FormEvent, useEffect, useRef, useState } from 'react'
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
import { LinkPlace } from './LinkPlace.tsx'
import { linkLimits, linkValuesOf, wrongInLink } from './linkValues.ts'

interface Props {
  link: Link
  categories: readonly string[]
  onClose: () => void
}

const contacts = [
  { name: 'email', type: 'email' },
  { name: 'phone', type: 'tel' },
] as const

export function LinkForm({ link, categories, onClose }: Props) {
  const text = useText()
  const { mutate } = useSWRConfig()
  const form = useRef<HTMLFormElement>(null)
  const first = useRef<HTMLInputElement>(null)
  const { values, set, dirty, clear } = useDraft(`staff link ${link.uuid}`, linkValuesOf(link), form)
  const problems = useFormProblems('link')
  const [busy, setBusy] = useState(false)
  useEffect(() => first.current?.focus(), [])

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy || !problems.show(wrongInLink(values))) return
    setBusy(true)
    try {
      const { categoryNew, ...fields } = values
      const category = fields.category === otherCategory ? { categoryNew: categoryNew.trim() } : {}
      await call('POST /api/addlink', { ...fields, ...category, uuid: link.uuid })
      await mutate(callUrl('GET /api/alllinks', {}))
      clear()
      notify('success', text('edit_links.saved', { name: values.name.trim() || text('edit_links.nameless') }))
      onClose()
    } catch (failure) {
      problems.refuse(failure)
      setBusy(false)
    }
  }
  const fields = { values, set, errors: problems.errors }
  return (
    <form ref={form} noValidate onSubmit={submit} className={styles.form}>
      <ErrorSummary errors={problems.summary} />
      <TextField
        ref={first}
        id="link-name"
        name="name"
        lang="de"
        label={text('edit_links.name')}
        hint={text('edit_links.nameHint')}
        error={problems.errors.name}
        maxLength={linkLimits.name}
        value={values.name}
        onChange={(event) => set({ name: event.target.value })}
      />
      <TextField
        id="link-url"
        name="url"
        inputMode="url"
        autoCapitalize="none"
        spellCheck={false}
        label={text('edit_links.url')}
        hint={text('entry_dialogue.websiteHint')}
        error={problems.errors.url}
        maxLength={linkLimits.url}
        value={values.url}
        onChange={(event) => set({ url: event.target.value })}
      />
      <TextAreaField
        id="link-description"
        name="description"
        lang="de"
        rows={3}
        optional
        label={text('edit_links.description')}
        error={problems.errors.description}
        maxLength={linkLimits.description}
        value={values.description}
        onChange={(event) => set({ description: event.target.value })}
      />
      <LinkPlace {...fields} categories={categories} />
      {contacts.map(({ name, type }) => (
        <TextField
          key={name}
          id={`link-${name}`}
          name={name}
          type={type}
          optional
          autoComplete="off"
          label={text(`contact.${name}`)}
          error={problems.errors[name]}
          maxLength={linkLimits[name]}
          value={values[name]}
          onChange={(event) => set({ [name]: event.target.value })}
        />
      ))}
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
          {text(dirty ? 'edit.discard' : 'edit.close')}
        </Button>
      </div>
      <LeaveGuard when={dirty}>{text('edit.leaveText')}</LeaveGuard>
    </form>
  )
}
