import { useState } from 'react'
import { call } from '#lib/api.ts'
import { useText } from '#lib/intl.ts'
import { atNewPassword, newPasswordField, passwordProblems } from '#lib/newPassword.ts'
import { useSendsMail } from '#lib/settings.ts'
import { useOperation } from '#lib/useOperation.ts'
import type { OutputOf } from '#shared/contract'
import { readableCode } from '#shared/readableCode'
import { Button } from '#ui/Button.tsx'
import { SmallForm } from '#ui/SmallForm.tsx'
import { OpenedForm } from '#ui/staff/StaffForm.tsx'

interface Props {
  user: OutputOf<'GET /api/getusers'>[number]
  onClose: () => void
}

export function ResetPassword({ user: { username, email }, onClose }: Props) {
  const text = useText()
  // About 70 bits of entropy.
  const [newPassword] = useState(() => readableCode(14))
  const sendsMail = useSendsMail()
  const { run, busy } = useOperation()
  const sendLink = async () => {
    const successText = text('users.linkSent', { name: username })
    const send = () => call('POST /api/changeUser', { username, by: 'link' })
    if (await run(send, { successText, closesForm: true })) onClose()
  }
  return (
    <OpenedForm title={text('users.resetTitle', { name: username })}>
      {email === '' || !sendsMail ? (
        <p>{text(email === '' ? 'users.noMail' : 'mails.noServer', { name: username })}</p>
      ) : (
        <>
          <p>{text('users.linkText', { name: username, email })}</p>
          <Button look="main" icon="mail" aria-disabled={busy} onClick={sendLink}>
            {text('users.link')}
          </Button>
          <p>{text('users.orByHand')}</p>
        </>
      )}
      <SmallForm
        prefix="reset"
        fields={{
          newPassword: {
            ...newPasswordField,
            secret: undefined,
            hint: 'users.resetHint',
            autoComplete: 'off',
            verbatim: true,
            maxLength: 1000,
          },
        }}
        start={{ newPassword }}
        check={passwordProblems}
        send={async (values) => {
          await call('POST /api/changeUser', { username, by: 'password', ...values }).catch(atNewPassword)
          onClose()
        }}
        successText={text('users.resetDone', { name: username })}
        button={text('users.resetSave')}
        look={email === '' || !sendsMail ? 'main' : 'plain'}
        more={<Button onClick={onClose}>{text('edit.cancel')}</Button>}
      />
    </OpenedForm>
  )
}
