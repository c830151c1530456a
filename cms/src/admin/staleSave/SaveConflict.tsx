'use client'
import { differingPassages } from '@directory/shared/wordDifference'
import { Button, useConfig, useDocumentInfo, useForm, useTranslation } from '@payloadcms/ui'
import type { ClientCollectionConfig, ClientGlobalConfig } from 'payload'
import { useEffect, useId, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useLanguage } from '../language.ts'
import { type FieldDifference, type FormSide, type FormValues, findFieldDifferences } from './differences.ts'
import { readNames } from './readStored.ts'
import { fieldLabel, idsOf, shownValue } from './shownValue.ts'
import { conflictWords } from './words.ts'
import './SaveConflict.css'

interface Props {
  base: FormValues
  mine: FormValues
  theirs: FormValues
  onSave: (overrides: Record<string, unknown>) => void
  /** Returns to the form, with everything as it was typed. */
  onBack: () => void
}

const sides = ['mine', 'theirs'] as const

/** Shows two versions of a document side by side, with a choice for each difference. */
export function SaveConflict({ base, mine, theirs, onSave, onBack }: Props) {
  const text = conflictWords[useLanguage()]
  const { i18n } = useTranslation()
  const { collectionSlug = '', globalSlug = '' } = useDocumentInfo()
  const { getEntityConfig } = useConfig()
  const { setModified } = useForm()
  const entity = (globalSlug ? getEntityConfig({ globalSlug }) : getEntityConfig({ collectionSlug })) as
    | ClientCollectionConfig
    | ClientGlobalConfig
  const differences = findFieldDifferences(entity.fields, { base, mine, theirs })
  const [chosen, setChosen] = useState<Readonly<Record<string, FormSide>>>({})
  const [isMissing, setMissing] = useState(false)
  const [isDiscarding, setDiscarding] = useState(false)
  const names = useNames(differences)
  const dialog = useRef<HTMLDialogElement>(null)
  const title = useId()
  useEffect(() => dialog.current?.showModal(), [])

  const save = () => {
    const unchosen = differences.filter(({ name }) => chosen[name] === undefined)
    setDiscarding(false)
    setMissing(unchosen.length > 0)
    if (unchosen[0])
      return dialog.current?.querySelector<HTMLElement>(`input[name="stale-${unchosen[0].name}"]`)?.focus()
    const theirsChosen = differences.filter(({ name }) => chosen[name] === 'theirs')
    const values = Object.fromEntries(theirsChosen.map(({ name, theirs }) => [name, theirs ?? null]))
    onSave({ ...values, updatedAt: theirs.updatedAt })
  }
  const discard = () => {
    if (!isDiscarding) return setDiscarding(true)
    setModified(false)
    // After the form has noticed that there is nothing to lose.
    setTimeout(() => window.location.reload())
  }
  // Outside the form, which the Enter key would submit.
  return createPortal(
    <dialog ref={dialog} className="stale-save" aria-labelledby={title} onClose={onBack}>
      <h2 id={title}>{text.title}</h2>
      <p>{differences.length > 0 ? text.some : text.none}</p>
      {differences.map(({ name, field, isTheirs, ...versions }) => (
        <fieldset key={name}>
          <legend>{fieldLabel(field, i18n)}</legend>
          {isTheirs && <p>{text.untouched}</p>}
          {sides.map((side) => (
            <label key={side}>
              <input
                type="radio"
                name={`stale-${name}`}
                checked={chosen[name] === side}
                onChange={() => setChosen({ ...chosen, [name]: side })}
              />
              <span>
                <strong>{text[side]}</strong>
                <span className="stale-save__value">
                  <Passages
                    own={shownValue(field, versions[side], names, i18n)}
                    other={shownValue(field, versions[side === 'mine' ? 'theirs' : 'mine'], names, i18n)}
                    text={text}
                  />
                </span>
              </span>
            </label>
          ))}
        </fieldset>
      ))}
      <p role="alert">{isDiscarding ? text.gone : isMissing && text.missing}</p>
      <div className="stale-save__buttons">
        <Button margin={false} onClick={onBack}>
          {text.back}
        </Button>
        <Button margin={false} buttonStyle="secondary" id="stale-save" onClick={save}>
          {text.save}
        </Button>
        <Button margin={false} buttonStyle="secondary" onClick={discard}>
          {isDiscarding ? text.surely : text.reload}
        </Button>
      </div>
    </dialog>,
    document.body,
  )
}

/** Shows a version, with the passages marked in which it differs from the other. */
function Passages({ own, other, text }: { own: string; other: string; text: (typeof conflictWords)['de'] }) {
  if (own === '') return <i>{text.empty}</i>
  if (own === other) return <i>{text.looks}</i>
  return differingPassages(own, other).map((segment, i) =>
    segment.only ? <mark key={i}>{segment.text}</mark> : <span key={i}>{segment.text}</span>,
  )
}

/** Returns the names of the documents that the differing fields refer to. */
function useNames(differences: readonly FieldDifference[]): ReadonlyMap<string, string> {
  const { getEntityConfig } = useConfig()
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map())
  const idsByCollection = new Map<string, Set<string>>()
  for (const { field, mine, theirs } of differences) {
    if (field.type !== 'relationship' && field.type !== 'upload') continue
    for (const collection of [field.relationTo].flat())
      idsByCollection.set(
        collection,
        new Set([...(idsByCollection.get(collection) ?? []), ...idsOf(mine), ...idsOf(theirs)]),
      )
  }
  const key = JSON.stringify([...idsByCollection].map(([collection, ids]) => [collection, [...ids]]))
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says all of what is wanted
  useEffect(() => {
    const titleOf = (collectionSlug: string) => getEntityConfig({ collectionSlug })?.admin?.useAsTitle ?? 'id'
    void readNames(idsByCollection, titleOf).then(setNames)
  }, [key])
  return names
}
