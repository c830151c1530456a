import { useText } from '../lib/intl.ts'
import { type Restored, useRevertedText } from '../lib/reverted.ts'
import { Notice } from './Notice.tsx'
import { PlainList } from './PlainList.tsx'

/** Describes what undoing has restored, and what it had to leave unchanged. */
export function RevertedNotice({ reverted }: { reverted: Restored }) {
  const text = useText()
  const revertedText = useRevertedText()
  const { left = [] } = reverted
  return (
    <Notice kind="success" title={revertedText(reverted)}>
      {left.length > 0 && (
        <>
          <p>{text('undo.left')}</p>
          <PlainList>
            {left.map(({ uuid, name }) => (
              <li key={uuid} lang="de">
                {name}
              </li>
            ))}
          </PlainList>
        </>
      )}
    </Notice>
  )
}
