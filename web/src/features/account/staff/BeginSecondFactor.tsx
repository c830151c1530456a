import type { OutputOf } from '@directory/shared/contract'
import { useState } from 'react'
import { call } from '../../../lib/api.ts'
import { useText } from '../../../lib/intl.ts'
import { ConfirmSecondFactor } from './ConfirmSecondFactor.tsx'
import { ProofForm } from './ProofForm.tsx'

/** Asks for the password, then shows the secret and asks for a first code. */
export function BeginSecondFactor({ onDone }: { onDone: (recoveryCodes: readonly string[]) => void }) {
  const text = useText()
  const [offer, setOffer] = useState<OutputOf<'POST /api/beginSecondFactor'> | null>(null)
  if (offer) return <ConfirmSecondFactor offer={offer} onDone={onDone} />
  return (
    <ProofForm
      prefix="otp"
      label={text('otp.password')}
      button={text('otp.begin')}
      onProof={async (password) => setOffer(await call('POST /api/beginSecondFactor', { password }))}
    />
  )
}
