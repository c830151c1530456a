import { useText } from '../lib/intl.ts'
import { Button } from './Button.tsx'

interface Props {
  /** Something is typed and not saved. */
  unsaved: boolean
  discard: () => void
  /** Brings back what was discarded; null where nothing was. */
  takeBack: (() => void) | null
}

/** Beside the button that saves: lets go of what was typed, and brings it back. */
export function DiscardButton({ unsaved, discard, takeBack }: Props) {
  const text = useText()
  if (!unsaved && !takeBack) return null
  return (
    <>
      {/* The same button: who has pressed the one stands on the other. */}
      <Button look="quiet" onClick={unsaved ? discard : (takeBack ?? discard)}>
        {text(unsaved ? 'edit.discard' : 'undo.press')}
      </Button>
      {unsaved && takeBack && (
        <Button look="quiet" onClick={takeBack}>
          {text('edit.takeBack')}
        </Button>
      )}
      <span role="status">{takeBack && !unsaved && text('edit.discarded')}</span>
    </>
  )
}
