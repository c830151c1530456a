import type { OutputOf } from '@directory/shared/contract'
import { type FormEvent, useRef } from 'react'
import { call } from '../../../lib/api.ts'
import { useText } from '../../../lib/intl.ts'
import { useFormProblems } from '../../../lib/useFormProblems.ts'
import { useOperation } from '../../../lib/useOperation.ts'
import { useStaffDraft } from '../../../lib/useStaffDraft.ts'
import { Button } from '../../../ui/Button.tsx'
import { DraftNotice } from '../../../ui/DraftNotice.tsx'
import { ErrorSummary } from '../../../ui/ErrorSummary.tsx'
import { LeaveGuard } from '../../../ui/LeaveGuard.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { Row } from '../../../ui/Row.tsx'
import styles from '../../../ui/staff/Form.module.css'
import { TextField } from '../../../ui/TextField.tsx'
import { OneUser } from './OneUser.tsx'
import { RoleField, UsernameField } from './UserFields.tsx'
import { type KnownUser, knownUserProblems } from './userValues.ts'

interface Props {
  user: OutputOf<'GET /api/getusers'>[number]
  isSelf: boolean
  onClose: () => void
}

export function EditUser({ user, isSelf, onClose }: Props) {
  const text = useText()
  const { uuid } = user
  const form = useRef<HTMLFormElement>(null)
  const start: KnownUser = { username: user.username, role: user.role, email: user.email }
  const draft = useStaffDraft(`staff user ${uuid}`, start, form)
  const { values, set } = draft
  const { run, busy } = useOperation()
  const problems = useFormProblems('edited', values)
  const isChanged =
    values.username !== user.username || values.role !== user.role || values.email !== user.email

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy || !problems.show(knownUserProblems(values))) return
    const isDone = await run(() => call('POST /api/changeUser', { uuid, ...values }), {
      successText: text('users.changed'),
      refresh: ['GET /api/getusers', 'GET /api/getRole'],
      handleRefusal: problems.showRefusal,
      closesForm: true,
    })
    if (isDone) close()
  }
  const close = () => {
    draft.clear()
    onClose()
  }
  return (
    <OneUser form={form} title={text('users.editTitle', { name: user.username })} onSubmit={submit}>
      <DraftNotice {...{ form, draft }} unsaved={isChanged} />
      <ErrorSummary errors={problems.summary} />
      <UsernameField
        id="edited-username"
        error={problems.errors.username}
        value={values.username}
        onChange={(username) => set({ username })}
      />
      <RoleField
        id="edited-role"
        error={problems.errors.role}
        value={values.role}
        onChange={(role) => set({ role })}
      />
      {values.role !== user.role && (
        <Notice kind="warning" role="status">
          {text(isSelf ? 'users.roleChangeSelf' : 'users.roleChange')}
        </Notice>
      )}
      <TextField
        id="edited-email"
        label={text('users.mail')}
        hint={text('users.mailHint')}
        error={problems.errors.email}
        optional
        type="email"
        autoComplete="off"
        maxLength={254}
        value={values.email}
        onChange={(event) => set({ email: event.target.value })}
      />
      <Row className={styles.buttons}>
        <Button type="submit" look="main" aria-disabled={busy}>
          {text(busy ? 'edit.saving' : 'edit.save')}
        </Button>
        <Button onClick={close}>{text('edit.cancel')}</Button>
      </Row>
      <LeaveGuard when={isChanged && !busy}>{text('edit.leaveText')}</LeaveGuard>
    </OneUser>
  )
}
