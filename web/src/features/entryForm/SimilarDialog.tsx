import type { ReactNode } from 'react'
import { useText } from '#lib/intl.ts'
import type { OutputOf } from '#shared/contract'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { PlainList } from '#ui/PlainList.tsx'
import styles from './SimilarDialog.module.css'

export type SimilarEntries = OutputOf<'GET /api/checknameexists'>['similar_entries']

interface Props {
  /** Empty if the dialog is closed. */
  similar: SimilarEntries
  question?: string
  proceed?: string
  nameOf?: (entry: SimilarEntries[number]) => ReactNode
  onBack: () => void
  onProceed: () => void
}

export default function SimilarDialog({ similar, question, proceed, nameOf, onBack, onProceed }: Props) {
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
            {proceed ?? text('entry_dialogue.similarProceed')}
          </Button>
        </>
      }
    >
      <PlainList className={styles.list} lang="de">
        {similar.map(({ name, street, plz }) => (
          <li key={`${name} ${street} ${plz}`}>
            <strong>{nameOf?.({ name, street, plz }) ?? name}</strong>
            <span>{[street, plz].filter((part) => part !== '').join(', ')}</span>
          </li>
        ))}
      </PlainList>
      <p>{question ?? text('entry_dialogue.similarQuestion')}</p>
    </Dialog>
  )
}
