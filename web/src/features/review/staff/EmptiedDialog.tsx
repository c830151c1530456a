import type { Proposal } from '@directory/shared/proposal'
import { reviewLabel } from '@directory/shared/staffLabels'
import { useText } from '../../../lib/intl.ts'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import type { ComparedKey } from './compareFields.ts'
import { RequestFacts } from './RequestFacts.tsx'
import { useShownValue } from './useShownValue.ts'

interface Props {
  open: boolean
  emptied: readonly ComparedKey[]
  present: Proposal
  onConfirm: () => void
  onCancel: () => void
}

export function EmptiedDialog({ open, emptied, present, onConfirm, onCancel }: Props) {
  const text = useText()
  const shown = useShownValue()
  return (
    <ConfirmDialog
      open={open}
      title={text('review.emptiedTitle')}
      confirm={text('review.emptiedConfirm')}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <p>{text('review.emptiedText')}</p>
      <RequestFacts of={emptied.map((key) => [text(reviewLabel(key)), shown(key, present)])} />
    </ConfirmDialog>
  )
}
