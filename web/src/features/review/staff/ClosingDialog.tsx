import { changeLimits } from '@directory/shared/changeRules'
import {
  type ChangeOutcome,
  changeOutcomes,
  closingOutcomes,
  type RequestKind,
} from '@directory/shared/decisions'
import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { useText } from '../../../lib/intl.ts'
import { useSendsMail } from '../../../lib/useSendsMail.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { RadioGroup } from '../../../ui/RadioGroup.tsx'
import { TextAreaField } from '../../../ui/TextAreaField.tsx'
import { MailPreview } from '../../mails/door.ts'

/** Says at a group of radios that one must be chosen, and gives the first the focus. */
export function useMissingChoice() {
  const box = useRef<HTMLDivElement>(null)
  const [round, setRound] = useState(0)
  useEffect(() => {
    if (round === 0) return
    box.current?.querySelector('input')?.focus({ preventScroll: true })
    box.current?.scrollIntoView({ block: 'start' })
  }, [round])
  return {
    box,
    isMissing: round > 0,
    ask: () => setRound((now) => now + 1),
  }
}

const endings: Record<RequestKind, readonly ChangeOutcome[]> = {
  entry: closingOutcomes,
  change: changeOutcomes,
}

/** A reason for the sender, or the whole text of the mail. */
export interface ClosingMessage {
  reason: string
  mailText: string
}

interface Props {
  open: boolean
  kind: RequestKind
  id: string
  /** Uuid of the provider who may no longer exist; without one, that is no outcome. */
  entry?: string | undefined
  /** Name of the request. */
  name: string
  /** Address of the recipient. */
  email: string
  busy: boolean
  onCancel: () => void
  /** @param ending `accepted`: the reviewer has made the change by hand */
  onClose: (ending: ChangeOutcome, words: ClosingMessage) => Promise<void>
}

/** Closes a request without changes, after a confirmation that shows the mail to its sender. */
export function ClosingDialog(props: Props) {
  const { open, kind, id, entry, name, email, busy, onCancel, onClose } = props
  const text = useText()
  const [ending, setEnding] = useState<ChangeOutcome | null>(null)
  const [reason, setReason] = useState('')
  /** Texts by outcome, because each outcome has a different mail. */
  const [mailTexts, setMailTexts] = useState<Partial<Record<ChangeOutcome, string>>>({})
  const goesOut = useSendsMail()
  const mailText = ending === null ? '' : (mailTexts[ending] ?? '')
  const setMailText = (words: string) => ending && setMailTexts({ ...mailTexts, [ending]: words })
  const sendsMail = ending !== null && ending !== 'spam'
  const reasonSent = sendsMail ? reason.trim() : ''
  const cancel = () => {
    setEnding(null)
    onCancel()
  }
  return (
    <Dialog
      open={open}
      title={text('review.closeTitle', { name })}
      onClose={cancel}
      actions={
        <>
          <Button onClick={cancel}>{text('review.cancel')}</Button>
          {ending !== null && (
            <Button
              look="main"
              aria-disabled={busy}
              onClick={() =>
                !busy && void onClose(ending, { reason: reasonSent, mailText: sendsMail ? mailText : '' })
              }
            >
              {text(`review.close.${ending}`)}
            </Button>
          )}
        </>
      }
    >
      <RadioGroup
        legend={text('review.how')}
        name="review-outcome"
        options={endings[kind]
          .filter((value) => value !== 'gone' || entry !== undefined)
          .map((value) => ({
            value,
            label: text(`review.outcome.${value}`),
            hint: text(`review.outcomeHint.${email !== '' && goesOut ? value : 'spam'}`, { email }),
          }))}
        value={ending}
        onChange={setEnding}
      />
      {sendsMail && mailText === '' && (
        <ReasonField label={text('review.reason')} value={reason} onValue={setReason} />
      )}
      <MailPreview
        question={questionOf({ kind, id, entry }, ending, reasonSent)}
        quiet
        isDecided={busy}
        ownWords={{ value: mailText, set: setMailText }}
      />
    </Dialog>
  )
}

function questionOf(
  { kind, id, entry }: Pick<Props, 'kind' | 'id' | 'entry'>,
  outcome: ChangeOutcome | null,
  reason: string,
): ComponentProps<typeof MailPreview>['question'] {
  if (outcome === null) return null
  if (kind === 'change') return { decision: 'closeChange', ids: [id], outcome, entry, reason }
  if (outcome === 'accepted' || outcome === 'gone') return null
  return { decision: 'closeEntry', ids: [id], outcome, reason }
}

interface ReasonFieldProps {
  label: string
  value: string
  onValue: (value: string) => void
}

/** Asks for an optional text for the mail to the sender. */
export function ReasonField({ label, value, onValue }: ReasonFieldProps) {
  const text = useText()
  return (
    <TextAreaField
      label={label}
      hint={text('review.reasonHint')}
      optional
      lang="de"
      rows={3}
      maxLength={changeLimits.reason}
      value={value}
      onChange={(event) => onValue(event.target.value)}
    />
  )
}
