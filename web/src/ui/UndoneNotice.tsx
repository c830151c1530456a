import { useText } from '../lib/intl.ts'
import { type Restored, useUndoneText } from '../lib/undone.ts'
import { Notice } from './Notice.tsx'
import { PlainList } from './PlainList.tsx'

/** Describes what undoing has restored, and what it had to leave as it is. */
export function UndoneNotice({ undone }: { undone: Restored }) {
  const text = useText()
  const undoneText = useUndoneText()
  const { left = [] } = undone
  return (
    <Notice kind="success" title={undoneText(undone)}>
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
