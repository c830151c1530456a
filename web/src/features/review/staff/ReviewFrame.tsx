import type { Outcome, WaitingKind } from '@directory/shared/decisions'
import { fieldLabel } from '@directory/shared/fields/entryFields'
import type { Proposal } from '@directory/shared/proposal'
import { type ComponentProps, type ReactNode, useRef, useState } from 'react'
import { useText } from '../../../lib/intl.ts'
import { Button } from '../../../ui/Button.tsx'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { FactList } from '../../../ui/FactList.tsx'
import { LeaveGuard } from '../../../ui/LeaveGuard.tsx'
import { StickyBar } from '../../../ui/staff/StickyBar.tsx'
import { MailLine, MailPreview } from '../../mails/door.ts'
import type { ComparedKey } from './compareFields.ts'
import { type Closing, useClosing } from './Outcomes.tsx'
import { RequestAssignment } from './RequestAssignment.tsx'
import { useShownValue } from './RequestFacts.tsx'
import { ReviewHead } from './ReviewHead.tsx'
import { SideBySide } from './SideBySide.tsx'

interface Deed extends Pick<ComponentProps<typeof MailPreview>, 'question' | 'ownWords'> {
  label: string
  /** True if it changes something, so that the button stands out. */
  isMain: boolean
  /** Present values that it empties, about which it asks first. */
  emptied?: readonly ComparedKey[]
  present?: Proposal
  act: () => unknown
}

interface Props<O extends Outcome> {
  kind: WaitingKind
  request: ComponentProps<typeof RequestAssignment>['request']
  name: string
  beside?: ReactNode
  wish: ReactNode
  words?: string | undefined
  lead?: ReactNode
  children: ReactNode
  status?: ReactNode
  /** Absent while there is nothing to do but to close the request. */
  deed?: Deed | null
  buttons?: ReactNode
  busy: boolean
  unsaved: boolean
  closing: Closing<O>
  onRefresh: () => void
}

export function ReviewFrame<O extends Outcome>(props: Props<O>) {
  const { kind, request, name, deed, busy } = props
  const text = useText()
  const [isEmptying, setEmptying] = useState(false)
  const mails = useRef<HTMLDivElement>(null)
  const [receivers, setReceivers] = useState('')
  const closing = useClosing(kind, request.uuid, props.closing, busy)
  const act = () => {
    setEmptying(false)
    void deed?.act()
  }
  const deedButton = deed && (
    <Button
      look={deed.isMain ? 'main' : 'plain'}
      icon="check"
      aria-disabled={busy}
      onClick={() => (deed.emptied?.length ? setEmptying(true) : act())}
    >
      {deed.label}
    </Button>
  )
  const main = closing.isOpen ? closing.button : deedButton
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
        <MailPreview
          box={mails}
          onReceivers={setReceivers}
          isDecided={busy}
          question={closing.isOpen ? closing.mail.question : (deed?.question ?? null)}
          ownWords={closing.isOpen ? closing.mail.ownWords : deed?.ownWords}
        />
        <StickyBar main={main || closing.toggle}>
          {main && closing.toggle}
          {!closing.isOpen && props.buttons}
          <MailLine to={receivers} preview={mails} />
        </StickyBar>
      </SideBySide>
      <EmptiedDialog
        open={isEmptying}
        emptied={deed?.emptied ?? []}
        present={deed?.present ?? {}}
        onConfirm={act}
        onCancel={() => setEmptying(false)}
      />
      <LeaveGuard when={props.unsaved}>{text('edit.leaveText')}</LeaveGuard>
    </>
  )
}

interface EmptiedDialogProps {
  open: boolean
  emptied: readonly ComparedKey[]
  present: Proposal
  onConfirm: () => void
  onCancel: () => void
}

function EmptiedDialog({ open, emptied, present, onConfirm, onCancel }: EmptiedDialogProps) {
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
      <FactList of={emptied.map((key) => [text(fieldLabel(key)), shown(key, present)])} />
    </ConfirmDialog>
  )
}
