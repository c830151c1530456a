import { type FormEvent, useRef, useState } from 'react'
import { notify } from '../../../lib/alerts.ts'
import { call } from '../../../lib/api.ts'
import { useText } from '../../../lib/intl.ts'
import { useFormProblems } from '../../../lib/useFormProblems.ts'
import { useOperation } from '../../../lib/useOperation.ts'
import { useStaffDraft } from '../../../lib/useStaffDraft.ts'
import { Button } from '../../../ui/Button.tsx'
import { DraftNotice } from '../../../ui/DraftNotice.tsx'
import { ErrorSummary } from '../../../ui/ErrorSummary.tsx'
import { LeaveGuard } from '../../../ui/LeaveGuard.tsx'
import { PasswordField } from '../../../ui/PasswordField.tsx'
import styles from '../../../ui/staff/Form.module.css'
import { RoleField, UsernameField } from './UserFields.tsx'
import { type NewUser, newUserProblems } from './userValues.ts'

const empty = { username: '', role: '' }

/** Creates an account. Name and role are kept as a draft; a password must not be stored in the browser. */
export function CreateUserForm({ onCreated }: { onCreated: () => void }) {
  const text = useText()
  const form = useRef<HTMLFormElement>(null)
  const draft = useStaffDraft('staff user', empty, form)
  const [password, setPassword] = useState('')
  const values: NewUser = { ...draft.values, password }
  const [done, setDone] = useState(false)
  const { run, busy } = useOperation()
  const problems = useFormProblems('user', values)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy || !problems.show(newUserProblems(values))) return
    const isDone = await run(() => call('POST /api/adduser', values), {
      successText: text('users.created'),
      closesForm: true,
      handleRefusal: (error) => {
        if (!error.field) notify('error', text('users.createFailed'))
        return problems.showRefusal(error)
      },
    })
    setDone(isDone)
    if (!isDone) return
    draft.clear()
    onCreated()
  }
  return (
    <form ref={form} noValidate onSubmit={submit} className={styles.form}>
      {draft.wasRestored && (
        <DraftNotice
          form={form}
          onDiscard={draft.discard}
          restoreDiscarded={draft.dirty ? null : draft.restoreDiscarded}
        />
      )}
      <ErrorSummary errors={problems.summary} />
      <UsernameField
        id="user-username"
        error={problems.errors.username}
        value={values.username}
        onChange={(username) => draft.set({ username })}
      />
      <PasswordField
        id="user-password"
        label={text('login.password')}
        hint={text(draft.wasRestored ? 'users.passwordAgain' : 'users.passwordHint')}
        error={problems.errors.password}
        autoComplete="new-password"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <RoleField
        id="user-role"
        error={problems.errors.role}
        value={values.role}
        onChange={(role) => draft.set({ role })}
      >
        <option value="">{text('entry_dialogue.categoryNone')}</option>
      </RoleField>
      <div>
        <Button type="submit" look="main" aria-disabled={busy}>
          {text(busy ? 'edit.saving' : 'users.create')}
        </Button>
      </div>
      <LeaveGuard when={!done && values.username + values.password !== ''}>
        {text('users.leaveText')}
      </LeaveGuard>
    </form>
  )
}
