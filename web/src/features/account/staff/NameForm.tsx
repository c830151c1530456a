import { maxDisplayName } from '@directory/shared/displayName'
import { call } from '../../../lib/api.ts'
import { useText } from '../../../lib/intl.ts'
import styles from '../../../ui/staff/Form.module.css'
import { SmallForm } from '../../../ui/staff/SmallForm.tsx'
import { TextField } from '../../../ui/TextField.tsx'

export function NameForm({ displayName, username }: { displayName: string; username: string }) {
  const text = useText()
  return (
    <div className={styles.apart}>
      <SmallForm
        prefix="own"
        start={{ displayName }}
        keeps
        send={(values) => call('POST /api/saveDisplayName', values)}
        successText={text('account.remindersSaved')}
        refresh={['GET /api/account', 'GET /api/staffNames']}
        button={text('edit.save')}
      >
        {(of) => (
          <TextField
            {...of('displayName')}
            label={text('account.displayName')}
            hint={text('account.displayNameHint', { username })}
            optional
            autoComplete="name"
            maxLength={maxDisplayName}
          />
        )}
      </SmallForm>
    </div>
  )
}
