import { useRef, useState } from 'react'
import { call } from '#lib/api.ts'
import { momentText } from '#lib/dayAndTime.ts'
import { useLocale, useText } from '#lib/intl.ts'
import { SmallForm } from '#ui/SmallForm.tsx'
import { ownPassword } from './accountFields.ts'
import { KeptCodes } from './KeptCodes.tsx'

/** Restores an Admin's access without the password. */
export function RecoveryCode({ since }: { since: string }) {
  const text = useText()
  const locale = useLocale()
  const [code, setCode] = useState('')
  const box = useRef<HTMLDivElement>(null)
  const forget = () => {
    setCode('')
    requestAnimationFrame(() => box.current?.focus())
  }
  if (code)
    return (
      <KeptCodes
        codes={[code]}
        texts={{ warning: 'recovery.onlyNow', kept: 'recovery.kept', leave: 'recovery.leaveText' }}
        onKept={forget}
      />
    )
  return (
    <div ref={box} tabIndex={-1} className="noFocusRing">
      <SmallForm
        prefix="code"
        lead={
          <p>
            {since === ''
              ? text('recovery.none')
              : text('recovery.since', { since: momentText(since, locale) })}
          </p>
        }
        fields={{ password: ownPassword }}
        send={async (values) => setCode((await call('POST /api/makeRecoveryCode', values)).recoveryCode)}
        refresh={['GET /api/account']}
        button={text('recovery.make')}
      />
    </div>
  )
}
