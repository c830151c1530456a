'use client'
import type { OutputOf } from '@directory/shared/contract'
import { filePath } from '@directory/shared/filePath'
import { fold } from '@directory/shared/fold'
import { Button, FieldDescription, FieldError, FieldLabel, useAuth, useField } from '@payloadcms/ui'
import type { TextFieldClientProps } from 'payload'
import { useEffect, useId, useState } from 'react'
import { useLanguage } from './language.ts'

type Pictures = OutputOf<'GET /api/pictures'>

const words = {
  de: {
    none: 'Kein Bild',
    choose: 'Bild auswählen',
    close: 'Auswahl schließen',
    find: 'Bilder nach Namen suchen',
    loading: 'Wird geladen …',
    failed: 'Die Bilder konnten gerade nicht geladen werden.',
    empty: 'Dazu gibt es kein Bild.',
  },
  en: {
    none: 'No picture',
    choose: 'Choose a picture',
    close: 'Close the choice',
    find: 'Find pictures by name',
    loading: 'Loading …',
    failed: 'The pictures could not be loaded just now.',
    empty: 'There is no such picture.',
  },
}

/** Maximum number of pictures shown without a search by name. */
const manyPictures = 12

/** Edits a field with the name of a picture's file: the user chooses from the pictures. */
export function PictureField({ field, path: givenPath, readOnly = false }: TextFieldClientProps) {
  const text = words[useLanguage()]
  const { value, setValue, path, showError } = useField<string | null>({ potentiallyStalePath: givenPath })
  const [open, setOpen] = useState(false)
  return (
    <div className="field-type picture-field" id={`field-${path}`}>
      <FieldLabel as="span" label={field.label} path={path} />
      <FieldError path={path} showError={showError} />
      {value ? (
        <figure>
          <Picture path={filePath(value)} />
          <figcaption>{value}</figcaption>
        </figure>
      ) : (
        <p>{text.none}</p>
      )}
      {!readOnly && (
        <Button
          buttonStyle="secondary"
          size="medium"
          margin={false}
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          {open ? text.close : text.choose}
        </Button>
      )}
      {open && <Choice chosen={value ?? ''} onChoose={setValue} />}
      <FieldDescription description={field.admin?.description} path={path} />
    </div>
  )
}

/** @param chosen name of a file, or `""` */
function Choice({
  chosen: chosenFile,
  onChoose,
}: {
  chosen: string
  onChoose: (name: string | null) => void
}) {
  const text = words[useLanguage()]
  const group = useId()
  const pictures = usePictures()
  const [query, setQuery] = useState('')
  if (pictures === null) return <p role="status">{text.loading}</p>
  if (pictures === 'failed') return <p role="alert">{text.failed}</p>
  const matches = pictures.filter(({ name }) => fold(name).includes(fold(query)))
  return (
    <fieldset>
      <legend className="picture-field__legend">{text.choose}</legend>
      {pictures.length > manyPictures && (
        <input
          type="search"
          aria-label={text.find}
          placeholder={text.find}
          value={query}
          onChange={({ target }) => setQuery(target.value)}
          // Enter would submit the whole form.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
      )}
      <div className="picture-field__pictures">
        <label>
          <span>
            <input type="radio" name={group} checked={chosenFile === ''} onChange={() => onChoose(null)} />{' '}
            {text.none}
          </span>
        </label>
        {matches.map(({ name, path }) => (
          <label key={name}>
            <Picture path={path} />
            <span>
              <input
                type="radio"
                name={group}
                checked={name === chosenFile}
                onChange={() => onChoose(name)}
              />{' '}
              {name}
            </span>
          </label>
        ))}
      </div>
      {matches.length === 0 && <p>{text.empty}</p>}
    </fieldset>
  )
}

// biome-ignore lint/performance/noImgElement: files are served as they are, and Next makes no others of them
const Picture = ({ path }: { path: string }) => <img src={path} alt="" loading="lazy" />

function usePictures(): Pictures | 'failed' | null {
  const { token } = useAuth()
  const [pictures, setPictures] = useState<Pictures | 'failed' | null>(null)
  useEffect(() => {
    if (!token) return
    const aborter = new AbortController()
    fetch('/api/pictures', { headers: { Authorization: `Bearer ${token}` }, signal: aborter.signal })
      .then(async (response) => {
        if (!response.ok) throw new Error(`${response.status}`)
        setPictures((await response.json()) as Pictures)
      })
      .catch(() => aborter.signal.aborted || setPictures('failed'))
    return () => aborter.abort()
  }, [token])
  return pictures
}
