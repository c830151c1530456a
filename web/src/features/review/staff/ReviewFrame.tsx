import type { WaitingKind } from '@directory/shared/decisions'
import { fieldLabel } from '@directory/shared/entryFields'
import type { Proposal } from '@directory/shared/proposal'
import { type ComponentProps, type ReactNode, useRef, useState } from 'react'
import { useText } from '../../../lib/intl.ts'
import { Button } from '../../../ui/Button.tsx'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { LeaveGuard } from '../../../ui/LeaveGuard.tsx'
import { StickyBar } from '../../../ui/staff/StickyBar.tsx'
import { MailLine, MailPreview } from '../../mails/door.ts'
import { ClosingDialog } from './ClosingDialog.tsx'
import type { ComparedKey } from './compareFields.ts'
import { RequestAssignment } from './RequestAssignment.tsx'
import { RequestFacts, useShownValue } from './RequestFacts.tsx'
import { ReviewHead } from './ReviewHead.tsx'
import { SideBySide } from './SideBySide.tsx'

/** What the main button does. */
interface Deed {
  label: string
  /** True if it changes something, so that the button stands out. */
  isMain: boolean
  isBlocked?: boolean
  /** Present values that it empties, about which it asks first. */
  emptied?: readonly ComparedKey[]
  present?: Proposal
  act: () => unknown
}

interface Props {
  kind: WaitingKind
  request: ComponentProps<typeof RequestAssignment>['request']
  /** Name of the request or of the provider. */
  name: string
  wish: ReactNode
  /** Heading of the wish, if it is not "The request". */
  wishName?: string
  words?: string | undefined
  /** The form, the comparison, or the outcomes. */
  children: ReactNode
  /** What will be saved, in words. */
  status?: ReactNode
  /** The reviewer's words in place of those of the mail. */
  mailText: string
  onMailText: (words: string) => void
  question: ComponentProps<typeof MailPreview>['question']
  /** Absent while there is nothing to do but to close the request. */
  deed: Deed | null
  /** Buttons beside those that decide. */
  buttons?: ReactNode
  busy: boolean
  unsaved: boolean
  /** How it can end without the deed; absent where the deed is the only end. */
  closing?: Pick<ComponentProps<typeof ClosingDialog>, 'kind' | 'email' | 'entry' | 'onClose'>
  onRefresh: () => void
}

/** Shows what waits for a decision: the wish beside its form, the mail that will go, and the buttons that decide. */
export function ReviewFrame(props: Props) {
  const { kind, request, name, closing, deed, busy } = props
  const text = useText()
  const [isEmptying, setEmptying] = useState(false)
  const [isClosing, setClosing] = useState(false)
  const mails = useRef<HTMLDivElement>(null)
  const [receivers, setReceivers] = useState('')
  const act = () => {
    setEmptying(false)
    void deed?.act()
  }
  const closeButton = closing && (
    <Button icon="close" aria-disabled={busy} onClick={() => setClosing(true)}>
      {text('review.closeOtherwise')}
    </Button>
  )
  return (
    <>
      <ReviewHead>{name}</ReviewHead>
      <SideBySide
        wish={props.wish}
        name={props.wishName}
        words={props.words}
        care={<RequestAssignment kind={kind} request={request} onChanged={props.onRefresh} />}
      >
        {props.children}
        <p role="status">{props.status}</p>
        <MailPreview
          folded
          box={mails}
          onReceivers={setReceivers}
          isDecided={busy}
          ownWords={{ value: props.mailText, set: props.onMailText }}
          question={props.question}
        />
        <StickyBar
          main={
            deed ? (
              <Button
                look={deed.isMain && !deed.isBlocked ? 'main' : 'plain'}
                icon="check"
                aria-disabled={busy || deed.isBlocked}
                onClick={() => (deed.emptied?.length ? setEmptying(true) : act())}
              >
                {deed.label}
              </Button>
            ) : (
              closeButton
            )
          }
        >
          <MailLine to={receivers} preview={mails} />
          {deed && closeButton}
          {props.buttons}
        </StickyBar>
      </SideBySide>
      <EmptiedDialog
        open={isEmptying}
        emptied={deed?.emptied ?? []}
        present={deed?.present ?? {}}
        onConfirm={act}
        onCancel={() => setEmptying(false)}
      />
      {closing && (
        <ClosingDialog
          {...closing}
          {...{ name, busy }}
          open={isClosing}
          id={request.uuid}
          onCancel={() => setClosing(false)}
          onClose={(ending, words) => closing.onClose(ending, words).then(() => setClosing(false))}
        />
      )}
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
      <RequestFacts of={emptied.map((key) => [text(fieldLabel(key)), shown(key, present)])} />
    </ConfirmDialog>
  )
}
