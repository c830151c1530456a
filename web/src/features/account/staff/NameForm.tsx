import { maxDisplayName } from '@directory/shared/displayName'
import { type FormEvent, useState } from 'react'
import { call } from '../../../lib/api.ts'
import { useText } from '../../../lib/intl.ts'
import { useOperation } from '../../../lib/useOperation.ts'
import { Button } from '../../../ui/Button.tsx'
import styles from '../../../ui/staff/Form.module.css'
import { TextField } from '../../../ui/TextField.tsx'

export function NameForm({ displayName, username }: { displayName: string; username: string }) {
  const text = useText()
  const [name, setName] = useState(displayName)
  const { run, busy } = useOperation()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    void run(() => call('POST /api/saveDisplayName', { displayName: name }), {
      successText: text('account.remindersSaved'),
      refresh: ['GET /api/account', 'GET /api/staffNames'],
    })
  }
  return (
    <form onSubmit={submit} className={`${styles.form} ${styles.apart}`}>
      <TextField
        label={text('account.displayName')}
        hint={text('account.displayNameHint', { username })}
        optional
        autoComplete="name"
        maxLength={maxDisplayName}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <div>
        <Button type="submit" aria-disabled={busy}>
          {text('edit.save')}
        </Button>
      </div>
    </form>
  )
}
