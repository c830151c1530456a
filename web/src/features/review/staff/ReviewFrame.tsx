import type { ComponentProps, ReactNode } from 'react'
import { useText } from '#lib/intl.ts'
import type { Outcome, WaitingKind } from '#shared/decisions'
import { fieldLabel } from '#shared/fields/entryFields'
import { AskButton } from '#ui/AskButton.tsx'
import { Button } from '#ui/Button.tsx'
import { FactList } from '#ui/FactList.tsx'
import { LeaveGuard } from '#ui/LeaveGuard.tsx'
import { StickyBar } from '#ui/staff/StickyBar.tsx'
import { MailLine, MailPreview, type OwnWords, useMails } from '../../mails/door.ts'
import { emptiedKeys } from './compareFields.ts'
import { RequestAssignment } from './RequestAssignment.tsx'
import { useShownValue } from './RequestFacts.tsx'
import { ReviewHead } from './ReviewHead.tsx'
import { SideBySide } from './SideBySide.tsx'
import type { Compared } from './useChoices.ts'
import { type Closing, useClosing } from './useClosing.tsx'
import { type Decision, type DecisionHandlers, useDecision } from './useDecision.ts'

interface Deed {
  question: Parameters<typeof useMails>[0]
  ownWords: OwnWords
  label: string
  /** True if it changes something, so that the button stands out. */
  isMain: boolean
  /** It asks first about present values that it empties. */
  compared?: Pick<Compared, 'present' | 'decided'>
  act: (decision: Decision) => unknown
}

interface Props<O extends Outcome> extends DecisionHandlers {
  kind: WaitingKind
  request: ComponentProps<typeof RequestAssignment>['request']
  name: string
  beside?: ReactNode
  wish: ReactNode
  words?: string
  lead?: ReactNode
  children: ReactNode
  status?: ReactNode
  /** Absent while there is nothing to do but to close the request. */
  deed?: Deed | null
  buttons?: ReactNode
  unsaved: boolean
  closing: Closing<O>
}

export function ReviewFrame<O extends Outcome>(props: Props<O>) {
  const { kind, request, name, deed } = props
  const text = useText()
  const decision = useDecision(kind, request.uuid, name, props)
  const closing = useClosing(kind, request.uuid, props.closing, decision)
  const asked = closing.isOpen ? closing.mail : deed
  const mails = useMails(asked?.question ?? null, decision.busy || props.refreshing)
  const main = closing.isOpen ? closing.button : deed && <DeedButton {...{ deed, decision }} />
  return (
    <>
      <ReviewHead beside={props.beside}>{name}</ReviewHead>
      <SideBySide
        wish={props.wish}
        name={text(kind === 'report' ? 'reports.title' : 'review.wish')}
        words={props.words}
        care={<RequestAssignment kind={kind} request={request} onChanged={props.onRefresh} />}
      >
        {props.lead}
        {closing.choice}
        <div hidden={closing.isOpen && kind !== 'report'}>
          {props.children}
          <p role="status">{props.status}</p>
        </div>
        <MailPreview id="mail-preview" mails={mails} ownWords={asked?.ownWords} />
        <StickyBar main={main || closing.toggle}>
          {main && closing.toggle}
          {!closing.isOpen && props.buttons}
          <MailLine id="mail-preview" mails={mails} />
        </StickyBar>
      </SideBySide>
      <LeaveGuard when={props.unsaved}>{text('edit.leaveText')}</LeaveGuard>
    </>
  )
}

function DeedButton({ deed, decision }: { deed: Deed; decision: Decision }) {
  const text = useText()
  const shown = useShownValue()
  const { label, compared } = deed
  const { busy } = decision
  const act = () => deed.act(decision)
  const look = { look: deed.isMain ? 'main' : 'plain', icon: 'check' } as const
  const emptied = compared ? emptiedKeys(compared.present, compared.decided) : []
  if (!compared || emptied.length === 0)
    return (
      <Button {...look} aria-disabled={busy} onClick={act}>
        {label}
      </Button>
    )
  return (
    <AskButton
      {...{ ...look, label, busy, act }}
      question={text('review.emptiedTitle')}
      confirm={text('review.emptiedConfirm')}
    >
      <p>{text('review.emptiedText')}</p>
      <FactList of={emptied.map((key) => [text(fieldLabel(key)), shown(key, compared.present)])} />
    </AskButton>
  )
}
