import { useRef } from 'react'
import { useText } from '../../../lib/intl.ts'
import { useTakeFocus } from '../../../lib/useTakeFocus.ts'
import { Button } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { restoreRemoved } from './remembered.ts'
import type { Removal } from './rememberedList.ts'

/** Tells what was removed, and restores it. Takes the focus, since the pressed button is gone. */
export function RemovedNotice({ removal, onEnd }: { removal: Removal; onEnd: () => void }) {
  const text = useText()
  const box = useRef<HTMLDivElement>(null)
  useTakeFocus(box, removal)
  const { removed, name } = removal
  const undo = () => {
    restoreRemoved(removed)
    onEnd()
    const first = removed[0]?.line.id
    // One frame later, the line is back.
    requestAnimationFrame(() => document.getElementById(`line-${first}`)?.focus())
  }
  return (
    <div ref={box} role="status" tabIndex={-1} className="noPrint noFocusRing">
      <Notice kind="success" actions={<Button onClick={undo}>{text('selection.undo')}</Button>}>
        {name === '' ? text('mylist.cleared', { count: removed.length }) : text('mylist.removed', { name })}
      </Notice>
    </div>
  )
}
