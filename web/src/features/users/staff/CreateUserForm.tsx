import { type FormEvent, useRef, useState } from 'react'
import { notify } from '../../../lib/alerts.ts'
import { call } from '../../../lib/api.ts'
import { controlsOf } from '../../../lib/controlsOf.ts'
import { useText } from '../../../lib/intl.ts'
import { useFormProblems } from '../../../lib/useFormProblems.ts'
import { useOperation } from '../../../lib/useOperation.ts'
import { useSendsMail } from '../../../lib/useSendsMail.ts'
import { useStaffDraft } from '../../../lib/useStaffDraft.ts'
import { Button } from '../../../ui/Button.tsx'
import { DraftNotice } from '../../../ui/DraftNotice.tsx'
import { ErrorSummary } from '../../../ui/ErrorSummary.tsx'
import styles from '../../../ui/Form.module.css'
import { LeaveGuard } from '../../../ui/LeaveGuard.tsx'
import { PasswordField } from '../../../ui/PasswordField.tsx'
import { RadioGroup } from '../../../ui/RadioGroup.tsx'
import { DisplayNameField, EmailField, RoleField, UsernameField } from './UserFields.tsx'
import { type NewUser, newUserProblems } from './userValues.ts'

const empty = { username: '', displayName: '', email: '', role: '' }

/** Creates an account. Name and role are kept as a draft; a password must not be stored in the browser. */
export function CreateUserForm({ onCreated }: { onCreated: () => void }) {
  const text = useText()
  const form = useRef<HTMLFormElement>(null)
  const draft = useStaffDraft('staff user', empty, form)
  const [password, setPassword] = useState('')
  const sendsMail = useSendsMail()
  const [chosen, setChosen] = useState<'mail' | 'hand' | null>(null)
  const by = chosen ?? (sendsMail ? 'mail' : 'hand')
  const isInvited = by === 'mail'
  const values: NewUser = { ...draft.values, password, isInvited }
  const [done, setDone] = useState(false)
  const { run, busy } = useOperation()
  const problems = useFormProblems('user', values)
  const control = controlsOf('user', { ...draft, errors: problems.errors })

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy || !problems.show(newUserProblems(values))) return
    const { username, displayName, email, role } = values
    const create = async () => {
      const how = isInvited ? { password: '', email } : { password }
      const { isSent } = await call('POST /api/adduser', { username, displayName, role, ...how })
      if (!isInvited) return notify('success', text('users.created'))
      const name = displayName.trim() || username.trim()
      if (isSent) notify('success', text('users.invited', { name }))
      else notify('warning', text('users.invitedNoMail', { name }))
    }
    const isDone = await run(create, {
      closesForm: true,
      handleRefusal: (error) => {
        if (!error.field) notify('error', text('users.createFailed'))
        return problems.showRefusal(error)
      },
    })
    setDone(isDone !== null)
    if (!isDone) return
    draft.clear()
    onCreated()
  }
  return (
    <form ref={form} noValidate onSubmit={submit} className={styles.form}>
      <DraftNotice form={form} draft={draft} unsaved={draft.dirty} />
      <ErrorSummary errors={problems.summary} />
      <UsernameField {...control('username')} />
      <DisplayNameField {...control('displayName')} />
      <RadioGroup
        legend={text('users.by')}
        name="by"
        options={[
          {
            value: 'mail',
            label: text('users.byMail'),
            hint: !sendsMail ? text('mails.noServer') : undefined,
          },
          { value: 'hand', label: text('users.byHand') },
        ]}
        value={by}
        onChange={setChosen}
      />
      {isInvited ? (
        <EmailField {...control('email')} hint={text('users.invitedHint')} />
      ) : (
        <PasswordField
          id="user-password"
          label={text('login.password')}
          hint={text(draft.wasRestored ? 'users.passwordAgain' : 'users.passwordHint')}
          error={problems.errors.password}
          autoComplete="new-password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
      )}
      <RoleField {...control('role')} none={text('entry_dialogue.categoryNone')} />
      <div>
        <Button type="submit" look="main" aria-disabled={busy}>
          {text(busy ? 'edit.saving' : isInvited ? 'users.invite' : 'users.create')}
        </Button>
      </div>
      <LeaveGuard when={!done && values.username + values.email + values.password !== ''}>
        {text('users.leaveText')}
      </LeaveGuard>
    </form>
  )
}
