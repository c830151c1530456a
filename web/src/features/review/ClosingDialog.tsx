import { type ClosingOutcome, closingOutcomes } from '@directory/shared/decisions'
import { useState } from 'react'
import { Button } from '../../components/Button.tsx'
import { Dialog } from '../../components/Dialog.tsx'
import { RadioGroup } from '../../components/RadioGroup.tsx'
import { useText } from '../../lib/intl.ts'
import { ReasonField } from './ReasonField.tsx'

interface Props {
  open: boolean
  /** What the request is called. */
  name: string
  /** Who hears of it. */
  email: string
  busy: boolean
  onCancel: () => void
  onClose: (outcome: ClosingOutcome, reason: string) => void
}

/** Asks once how a request ends without being accepted, and what its sender is told. */
export function ClosingDialog({ open, name, email, busy, onCancel, onClose }: Props) {
  const text = useText()
  const [outcome, setOutcome] = useState<ClosingOutcome>('declined')
  const [reason, setReason] = useState('')
  const confirm = () => onClose(outcome, outcome === 'spam' ? '' : reason.trim())
  return (
    <Dialog
      open={open}
      title={text('review.closeTitle', { name })}
      onClose={onCancel}
      actions={
        <>
          <Button onClick={onCancel}>{text('review.cancel')}</Button>
          <Button look="main" aria-disabled={busy} onClick={() => !busy && confirm()}>
            {text(`review.close.${outcome}`)}
          </Button>
        </>
      }
    >
      <RadioGroup
        legend={text('review.how')}
        name="review-outcome"
        options={closingOutcomes.map((value) => ({
          value,
          label: text(`review.outcome.${value}`),
          hint: text(`review.outcomeHint.${value}`, { email: email || '–' }),
        }))}
        value={outcome}
        onChange={setOutcome}
      />
      {outcome !== 'spam' && <ReasonField label={text('review.reason')} value={reason} onValue={setReason} />}
    </Dialog>
  )
}
