import type { OutputOf } from '@directory/shared/contract'
import { Button } from '../../components/Button.tsx'
import { Dialog } from '../../components/Dialog.tsx'
import { useText } from '../../lib/intl.ts'
import styles from './SimilarDialog.module.css'

export type Similar = OutputOf<'GET /api/checknameexists'>['similar_entries']

interface Props {
  /** Empty: closed. */
  similar: Similar
  onBack: () => void
  onProceed: () => void
}

/** Providers with a similar name: is this one listed already? */
export function SimilarDialog({ similar, onBack, onProceed }: Props) {
  const text = useText()
  return (
    <Dialog
      open={similar.length > 0}
      title={text('entry_dialogue.similarTitle', { count: similar.length })}
      onClose={onBack}
      actions={
        <>
          <Button onClick={onBack}>{text('entry_dialogue.similarBack')}</Button>
          <Button look="main" onClick={onProceed}>
            {text('entry_dialogue.similarProceed')}
          </Button>
        </>
      }
    >
      <ul className={styles.list} lang="de">
        {similar.map(({ name, street, plz }) => (
          <li key={`${name} ${street} ${plz}`}>
            <strong>{name}</strong>
            <span>{[street, plz].filter((part) => part !== '').join(', ')}</span>
          </li>
        ))}
      </ul>
      <p>{text('entry_dialogue.similarQuestion')}</p>
    </Dialog>
  )
}
