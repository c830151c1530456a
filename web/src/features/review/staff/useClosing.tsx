import { useEffect, useRef, useState } from 'react'
import { useLooseText, useText } from '#lib/intl.ts'
import { useSendsMail } from '#lib/settings.ts'
import { useDraft } from '#lib/useDraft.ts'
import { type Outcome, outcomeWords, type WaitingKind } from '#shared/decisions'
import { changeLimits } from '#shared/rules/changeRules'
import { Button } from '#ui/Button.tsx'
import { RadioGroup } from '#ui/RadioGroup.tsx'
import { TextAreaField } from '#ui/TextAreaField.tsx'
import type { useMails } from '../../mails/door.ts'
import { requestDraft } from './OrphanedDrafts.tsx'
import type { ClosingMessage, Decision } from './useDecision.ts'
import { useMissingChoice } from './useMissingChoice.ts'

export interface Closing<O extends Outcome> {
  outcomes: readonly O[]
  /** Who gets a mail about it; empty: nobody. */
  email: string
  /** Of the button, if it is not the outcome's. */
  label?: (outcome: O | null) => string
  /** Empty if it can end so. */
  fault?: (outcome: O | null) => string
  /** The provider, if the request names one. */
  entry?: string
  reports?: (outcome: O) => string[]
  act: (outcome: O, words: ClosingMessage, decision: Decision) => unknown
}

type MailQuestion = Parameters<typeof useMails>[0]

const decisions = { entry: 'closeEntry', change: 'closeChange', report: 'closeReports' } as const

/** Ends a request without accepting it. */
export function useClosing<O extends Outcome>(
  kind: WaitingKind,
  id: string,
  closing: Closing<O>,
  decision: Decision,
) {
  const { outcomes, email, fault = () => '', entry, reports, act } = closing
  const { busy } = decision
  const text = useText()
  const anyText = useLooseText()
  const goesOut = useSendsMail()
  const [isOpen, setOpen] = useState(kind === 'report')
  const [outcome, setOutcome] = useState<O | null>(null)
  // Kept while the provider is edited, after which the reviewer returns here.
  const { values, set } = useDraft(requestDraft(id, 'closing'), { reason: '' })
  /** Each outcome has a different mail. */
  const [mailTexts, setMailTexts] = useState<Partial<Record<Outcome, string>>>({})
  const missing = useMissingChoice()
  const opener = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(isOpen)
  // The pressed button is gone.
  useEffect(() => {
    if (wasOpen.current === isOpen) return
    wasOpen.current = isOpen
    if (isOpen) missing.box.current?.querySelector('input')?.focus()
    else opener.current?.focus()
  }, [isOpen, missing.box])

  const mailText = (outcome && mailTexts[outcome]) ?? ''
  const takesReason = outcome !== null && outcome !== 'spam' && !(kind === 'report' && outcome === 'gone')
  const reason = takesReason ? values.reason.trim() : ''
  const problem = fault(outcome)
  const label = closing.label?.(outcome) ?? (outcome && anyText(`review.close.${outcome}`))
  const end = () => {
    if (outcome === null || problem !== '') return missing.ask()
    if (!busy) act(outcome, { reason, mailText }, decision)
  }
  return {
    isOpen,
    mail: {
      question:
        outcome && problem === ''
          ? ({
              decision: decisions[kind],
              ids: [id],
              outcome,
              reason,
              entry,
              reports: reports?.(outcome),
            } as MailQuestion)
          : null,
      ownWords: {
        value: mailText,
        set: (words: string) => outcome && setMailTexts({ ...mailTexts, [outcome]: words }),
      },
    },
    choice: isOpen && (
      <div ref={missing.box}>
        <RadioGroup
          legend={text('outcome.how')}
          name="outcome"
          options={outcomes.map((value) => ({
            value,
            label: text(
              kind === 'entry' && value === 'settled' ? 'outcome.unneeded' : `outcome.${outcomeWords[value]}`,
            ),
            // Where no outcome sends a mail, the preview says so once.
            hint:
              email !== '' && goesOut ? text(`outcome.hint.${outcomeWords[value]}`, { email }) : undefined,
          }))}
          value={outcome}
          onChange={setOutcome}
          error={missing.isMissing && (problem || (outcome === null && text('outcome.missing')))}
        />
        {takesReason && mailText === '' && (
          <TextAreaField
            label={text('outcome.reason')}
            hint={text('outcome.reasonHint')}
            optional
            lang="de"
            rows={3}
            maxLength={changeLimits.reason}
            value={values.reason}
            onValue={(reason) => set({ reason })}
          />
        )}
      </div>
    ),
    button: label && (
      <Button look={outcome ? 'main' : 'plain'} icon="check" aria-disabled={busy} onClick={end}>
        {label}
      </Button>
    ),
    toggle: kind !== 'report' && (
      <Button
        ref={opener}
        icon={isOpen ? 'back' : 'close'}
        aria-disabled={busy}
        onClick={() => {
          setOpen(!isOpen)
          setOutcome(null)
        }}
      >
        {text(isOpen ? 'review.cancel' : 'review.closeOtherwise')}
      </Button>
    ),
  }
}
