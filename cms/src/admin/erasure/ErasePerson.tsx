'use client'
import type { ErasureChoice, Person, PersonErased, PersonFound } from '@directory/shared/erasure'
import { useTranslation } from '@payloadcms/ui'
import { type FormEvent, useState } from 'react'
import { useIsTakenOver } from '../TakenOver.tsx'
import { ErasureOutcome, OldBackups, SameNameList } from './ErasureOutcome.tsx'
import { erasureWords, placeName } from './words.ts'

const nobody: Person = { name: '', email: '', phone: '', username: '' }
const fields = ['name', 'email', 'phone', 'username'] as const

async function post<T>(address: string, body: unknown): Promise<T> {
  const response = await fetch(`/cms/api${address}`, {
    method: 'POST',
    credentials: 'include',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
  const answer = await response.json().catch(() => null)
  if (!response.ok) throw new Error(answer?.errors?.[0]?.message ?? '')
  return answer as T
}

/** Asks who, shows where, lets choose, and erases once the name is typed again. */
export function ErasePerson() {
  const { i18n } = useTranslation()
  const text = erasureWords[i18n.language === 'en' ? 'en' : 'de']
  const [person, setPerson] = useState(nobody)
  const [found, setFound] = useState<PersonFound | null>(null)
  const [chosen, setChosen] = useState<Record<string, ErasureChoice>>({})
  const [confirm, setConfirm] = useState('')
  const [outcome, setOutcome] = useState<PersonErased | null>(null)
  const [busy, setBusy] = useState('')
  const [error, setError] = useState('')
  const isTakenOver = useIsTakenOver()
  const typed = fields.map((field) => person[field].trim()).find(Boolean) ?? ''

  async function run(event: FormEvent, doing: string, work: () => Promise<void>): Promise<void> {
    event.preventDefault()
    setBusy(doing)
    setError('')
    try {
      await work()
    } catch (failure) {
      setError((failure as Error).message || text.failed)
    }
    setBusy('')
  }

  const find = (event: FormEvent) =>
    run(event, text.finding, async () => {
      setFound(null)
      const answer = await post<PersonFound>('/erasure/find', person)
      setFound(answer)
      setChosen(Object.fromEntries(answer.decisions.map(({ key, proposed }) => [key, proposed])))
      setConfirm('')
    })

  const erase = (event: FormEvent) =>
    run(event, text.erasing, async () => {
      setOutcome(await post<PersonErased>('/erasure', { ...person, choices: chosen, confirm }))
    })

  function startOver(): void {
    setPerson(nobody)
    setFound(null)
    setOutcome(null)
  }

  if (outcome)
    return (
      <>
        <ErasureOutcome outcome={outcome} text={text} />
        <button type="button" onClick={startOver}>
          {text.again}
        </button>
      </>
    )
  const isNowhere = found && found.decisions.length === 0 && Object.keys(found.others).length === 0
  return (
    <>
      <p>{text.lead}</p>
      <form onSubmit={find} className="erase-person__who">
        <fieldset disabled={!isTakenOver}>
          {fields.map((field) => (
            <p key={field}>
              <label htmlFor={`person-${field}`}>{text[field]}</label>
              <input
                id={`person-${field}`}
                value={person[field]}
                maxLength={200}
                autoComplete="off"
                aria-describedby={field === 'username' ? 'person-username-hint' : undefined}
                onChange={(event) => {
                  setPerson({ ...person, [field]: event.target.value })
                  setFound(null)
                }}
              />
              {field === 'username' && <small id="person-username-hint">{text.usernameHint}</small>}
            </p>
          ))}
          <button type="submit" disabled={busy !== ''}>
            {text.find}
          </button>
        </fieldset>
      </form>
      <p role="status">{busy}</p>
      {error && <p role="alert">{error}</p>}
      {isNowhere && <p>{text.nobody}</p>}
      {isNowhere && <SameNameList found={found} text={text} />}
      {found && !isNowhere && (
        <form onSubmit={erase}>
          {found.decisions.length > 0 && (
            <>
              <h2>{text.decide}</h2>
              <ul className="erase-person__list">
                {found.decisions.map(({ key, of, label, state, isTrashed, fields: named, choices }) => (
                  <li key={key}>
                    <label htmlFor={key}>
                      <strong>{[placeName(of, text), label].filter(Boolean).join(': ')}</strong>
                      {isTrashed && ` (${text.trashed})`}
                      {state === 'pending' && ` (${text.pending})`}
                      <small>{named.join(', ')}</small>
                    </label>
                    <select
                      id={key}
                      value={chosen[key]}
                      onChange={(event) =>
                        setChosen({ ...chosen, [key]: event.target.value as ErasureChoice })
                      }
                    >
                      {choices.map((choice) => (
                        <option key={choice} value={choice}>
                          {text.choices[choice]}
                        </option>
                      ))}
                    </select>
                  </li>
                ))}
              </ul>
            </>
          )}
          {Object.keys(found.others).length > 0 && (
            <>
              <h2>{text.others}</h2>
              <ul>
                {Object.entries(found.others).map(([of, count]) => (
                  <li key={of}>
                    {count} · {placeName(of, text)}
                  </li>
                ))}
              </ul>
            </>
          )}
          <SameNameList found={found} text={text} />
          <OldBackups backups={found.backups} text={text} />
          <p className="erase-person__confirm">
            <label htmlFor="person-confirm">{text.confirm(typed)}</label>
            <input
              id="person-confirm"
              value={confirm}
              autoComplete="off"
              onChange={(event) => setConfirm(event.target.value)}
            />
          </p>
          <button type="submit" disabled={busy !== '' || confirm.trim() !== typed}>
            {text.erase}
          </button>
        </form>
      )}
    </>
  )
}
