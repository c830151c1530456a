import { type ReminderTime, reminderTimes } from '@directory/shared/reminders'
import { type FormEvent, useState } from 'react'
import { call, useCall } from '../../../lib/api.ts'
import { useText } from '../../../lib/intl.ts'
import { useOperation } from '../../../lib/useOperation.ts'
import { Button } from '../../../ui/Button.tsx'
import { RadioGroup } from '../../../ui/RadioGroup.tsx'

/** Asks when the user wants reminder mails about waiting requests. */
export function ReminderForm() {
  const text = useText()
  const { data } = useCall('GET /api/reminders', {})
  const { run, busy } = useOperation()
  const [chosen, setChosen] = useState<ReminderTime | null>(null)
  if (!data) return null
  const reminders = chosen ?? data.reminders
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    void run(() => call('POST /api/saveReminders', { reminders }), {
      successText: text('account.remindersSaved'),
      refresh: ['GET /api/reminders'],
    })
  }
  return (
    <section aria-labelledby="reminders">
      <h3 id="reminders">{text('account.reminders')}</h3>
      {data.email === '' ? (
        <p>{text('account.noEmail')}</p>
      ) : (
        <form onSubmit={submit}>
          <p>{text('account.remindersText', { email: data.email })}</p>
          <RadioGroup
            legend={text('account.remindersWhen')}
            name="reminders"
            options={reminderTimes.map((value) => ({ value, label: text(`account.reminder.${value}`) }))}
            value={reminders}
            onChange={setChosen}
          />
          <Button type="submit" aria-disabled={busy}>
            {text('edit.save')}
          </Button>
        </form>
      )}
    </section>
  )
}
