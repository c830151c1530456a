import { useText } from '../lib/intl.ts'
import { type Restored, useRevertedText } from '../lib/reverted.ts'
import { EntryNames } from './EntryNames.tsx'
import { Notice } from './Notice.tsx'

/** Describes what undoing has restored, and what it had to leave unchanged. */
export function RevertedNotice({ reverted, onClose }: { reverted: Restored; onClose?: () => void }) {
  const text = useText()
  const revertedText = useRevertedText()
  const { left = [] } = reverted
  return (
    <Notice kind="success" title={revertedText(reverted)} onClose={onClose}>
      {left.length > 0 && (
        <>
          <p>{text('undo.left')}</p>
          <EntryNames names={left.map(({ name }) => name)} />
        </>
      )}
    </Notice>
  )
}
