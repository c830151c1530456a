import { type FormEvent, useState } from 'react'
import { call } from '#lib/api.ts'
import { useText } from '#lib/intl.ts'
import { joined } from '#lib/joined.ts'
import { useOperation } from '#lib/useOperation.ts'
import type { OutputOf } from '#shared/contract'
import { type ErasureChoice, erasureChoices } from '#shared/erasure'
import { Button } from '#ui/Button.tsx'
import { ChoiceField } from '#ui/ChoiceField.tsx'
import { EmptyNotice } from '#ui/EmptyNotice.tsx'
import formStyles from '#ui/Form.module.css'
import { Row } from '#ui/Row.tsx'
import { SmallForm } from '#ui/SmallForm.tsx'
import { TextField } from '#ui/TextField.tsx'
import {
  ErasureOutcome,
  type FoundPerson,
  PlaceCounts,
  UnreachedBackups,
  usePlaceName,
} from './ErasureOutcome.tsx'

const plain = { autoComplete: 'off', maxLength: 200 } as const
const personFields = {
  name: { ...plain, label: 'entry_dialogue.name' },
  email: { ...plain, label: 'entry_dialogue.email' },
  phone: { ...plain, label: 'entry_dialogue.phone' },
  username: { ...plain, label: 'login.username', hint: 'erase.usernameHint' },
} as const
const emptyPerson = { name: '', email: '', phone: '', username: '' }

export default function ErasePerson() {
  const text = useText()
  const { run, busy } = useOperation()
  const [person, setPerson] = useState(emptyPerson)
  const [found, setFound] = useState<FoundPerson | null>(null)
  const [outcome, setOutcome] = useState<OutputOf<'POST /api/erasePerson'> | null>(null)

  const find = async (wanted: typeof emptyPerson) => {
    setFound(null)
    setPerson(wanted)
    setFound(await call('POST /api/findPerson', wanted))
  }
  const erase = (choices: Record<string, ErasureChoice>, confirm: string) =>
    run(async () => setOutcome(await call('POST /api/erasePerson', { ...person, choices, confirm })))
  const startOver = () => {
    setPerson(emptyPerson)
    setFound(null)
    setOutcome(null)
  }
  if (outcome)
    return (
      <>
        <ErasureOutcome outcome={outcome} />
        <Button onClick={startOver}>{text('erase.again')}</Button>
      </>
    )
  const isNotFound = found && found.decisions.length === 0 && Object.keys(found.others).length === 0
  return (
    <>
      <SmallForm
        prefix="person"
        fields={personFields}
        start={person}
        keeps
        send={find}
        button={text('erase.find')}
        look={found ? 'plain' : 'main'}
        icon="search"
      />
      <p role="status">{busy && text('erase.erasing')}</p>
      {isNotFound && <EmptyNotice title={text('erase.nobody')} />}
      {isNotFound && <PlaceCounts title="erase.namesakes" of={found} counts={found.namesakes ?? {}} />}
      {found && !isNotFound && (
        <ErasureChoices
          found={found}
          typed={
            Object.values(person)
              .map((value) => value.trim())
              .find(Boolean) ?? ''
          }
          busy={busy}
          onErase={erase}
        />
      )}
    </>
  )
}

interface ErasureChoicesProps {
  found: FoundPerson
  typed: string
  busy: boolean
  onErase: (choices: Record<string, ErasureChoice>, confirm: string) => void
}

function ErasureChoices({ found, typed, busy, onErase }: ErasureChoicesProps) {
  const text = useText()
  const placeName = usePlaceName(found)
  const [chosen, setChosen] = useState<Record<string, ErasureChoice>>(
    Object.fromEntries(found.decisions.map(({ key, proposed }) => [key, proposed])),
  )
  const [confirm, setConfirm] = useState('')
  const isConfirmed = confirm.trim() === typed
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!busy && isConfirmed) onErase(chosen, confirm)
  }
  return (
    <form noValidate onSubmit={submit} className={formStyles.form}>
      {found.decisions.length > 0 && <h2 className={formStyles.heading}>{text('erase.decide')}</h2>}
      {found.decisions.map(({ key, of, label, state, isTrashed, fields: namedIn, choices }) => (
        <ChoiceField
          key={key}
          label={joined(
            ' ',
            joined(': ', placeName(of), label),
            isTrashed ? `(${text('erase.trashed')})` : '',
            state === 'pending' ? `(${text('erase.pending')})` : '',
          )}
          hint={namedIn.join(', ')}
          options={erasureChoices
            .filter((value) => choices.includes(value))
            .map((value) => ({ value, label: text(`erase.choice.${value}`) }))}
          value={chosen[key] ?? ''}
          onValue={(choice) => setChosen({ ...chosen, [key]: choice as ErasureChoice })}
        />
      ))}
      <PlaceCounts title="erase.others" of={found} counts={found.others} />
      <PlaceCounts title="erase.namesakes" of={found} counts={found.namesakes ?? {}} />
      <UnreachedBackups backups={found.backups} />
      <TextField
        label={text('erase.confirm', { typed })}
        autoComplete="off"
        value={confirm}
        onValue={setConfirm}
      />
      <Row>
        <Button
          type="submit"
          look={isConfirmed ? 'main' : 'plain'}
          icon="trash"
          aria-disabled={busy || !isConfirmed}
        >
          {text('erase.erase')}
        </Button>
      </Row>
    </form>
  )
}
