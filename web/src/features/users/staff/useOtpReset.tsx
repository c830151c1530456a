import type { OutputOf } from '@directory/shared/contract'
import { useState } from 'react'
import { call } from '../../../lib/api.ts'
import { useText } from '../../../lib/intl.ts'
import { useOperation } from '../../../lib/useOperation.ts'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'

type User = OutputOf<'GET /api/getusers'>[number]

/** Asks before another user's one-time code is removed. */
export function useOtpReset() {
  const text = useText()
  const { run, busy } = useOperation()
  const [asked, setAsked] = useState<User | null>(null)
  const confirm = async () => {
    if (asked === null) return
    await run(() => call('POST /api/resetSecondFactor', { username: asked.username }), {
      successText: text('users.otpResetDone'),
      refresh: ['GET /api/getusers'],
    })
    setAsked(null)
  }
  const dialog = (
    <ConfirmDialog
      open={asked !== null}
      title={text('users.otpResetQuestion', { name: asked?.username ?? '' })}
      confirm={text('users.otpReset')}
      busy={busy}
      onConfirm={confirm}
      onCancel={() => setAsked(null)}
    >
      <p>{text('users.otpResetText')}</p>
    </ConfirmDialog>
  )
  return { ask: setAsked, dialog }
}
