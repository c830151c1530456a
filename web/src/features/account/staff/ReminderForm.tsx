import { reminderTimes } from '@directory/shared/account'
import type { OutputOf } from '@directory/shared/contract'
import { call } from '../../../lib/api.ts'
import { useText } from '../../../lib/intl.ts'
import { RadioGroup } from '../../../ui/RadioGroup.tsx'
import { SmallForm } from '../../../ui/staff/SmallForm.tsx'

/** Asks when the user wants reminder mails about waiting requests. */
export function ReminderForm({
  email,
  reminders,
}: Pick<OutputOf<'GET /api/account'>, 'email' | 'reminders'>) {
  const text = useText()
  return (
    <section aria-labelledby="reminders">
      <h3 id="reminders">{text('account.reminders')}</h3>
      <p>{text(email === '' ? 'account.noEmail' : 'account.remindersText', { email })}</p>
      {email !== '' && (
        <SmallForm
          prefix="reminders"
          start={{ reminders }}
          keeps
          send={(values) => call('POST /api/saveAccount', values)}
          successText={text('account.remindersSaved')}
          refresh={['GET /api/account']}
          button={text('edit.save')}
        >
          {(of, { reminders }) => (
            <RadioGroup
              legend={text('account.remindersWhen')}
              name="reminders"
              options={reminderTimes.map((value) => ({ value, label: text(`account.reminder.${value}`) }))}
              value={reminders}
              onChange={(value) => of('reminders').onChange({ target: { value } })}
            />
          )}
        </SmallForm>
      )}
    </section>
  )
}
