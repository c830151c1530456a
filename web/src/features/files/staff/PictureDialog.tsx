import { useId, useRef, useState } from 'react'
import { useCall } from '#lib/api.ts'
import { useText } from '#lib/intl.ts'
import { smallPicture } from '#lib/smallPicture.ts'
import { filterRows } from '#lib/table.ts'
import { useOperation } from '#lib/useOperation.ts'
import { pictureAddress } from '#shared/pageHtml/addresses'
import { CallState } from '#ui/CallState.tsx'
import { FormDialog } from '#ui/staff/FormDialog.tsx'
import { TextField } from '#ui/TextField.tsx'
import styles from './Pictures.module.css'
import { savePicture } from './saveFile.ts'

const pictureTypes = 'image/png,image/jpeg,image/gif,image/webp,image/avif'

interface Props {
  title: string
  confirm: string
  start?: { path: string; alt: string }
  /** A picture may come from another place. */
  withAddress?: boolean
  onPicture: (address: string, alt: string) => void
  onDone: () => void
}

export function PictureDialog(props: Props) {
  const { title, confirm, start, withAddress = false, onPicture, onDone } = props
  const text = useText()
  const [file, setFile] = useState<File | null>(null)
  const [address, setAddress] = useState(start?.path ?? '')
  const [alt, setAlt] = useState(start?.alt ?? '')
  // What is typed while the picture is on its way counts, too.
  const latestAlt = useRef(alt)
  latestAlt.current = alt
  const [fault, setFault] = useState('')
  const [isAddressWrong, setAddressWrong] = useState(false)
  const [asksAlt, setAsksAlt] = useState(false)
  const altField = useRef<HTMLInputElement>(null)
  const { run, busy } = useOperation()
  const choose = (next: { file?: File | null; address?: string }) => {
    setFault('')
    setFile(next.file ?? null)
    if (next.address !== undefined) setAddress(next.address)
  }
  const submit = () => {
    const typed = address.trim()
    if (!file && typed === '')
      return setFault(text(withAddress ? 'pages_edit.pictureMissing' : 'pictures.missing'))
    const isInvalid = !file && pictureAddress(typed) !== typed
    setAddressWrong(isInvalid)
    if (isInvalid) return
    const step = async () => {
      const small = file && (await smallPicture(file))
      if (latestAlt.current.trim() === '' && !asksAlt) {
        // Asked once; a second press goes on without a description.
        setAsksAlt(true)
        altField.current?.focus()
        return
      }
      onPicture(small ? await savePicture(small) : typed, latestAlt.current.trim())
      onDone()
    }
    void run(step, {
      refresh: ['GET /api/pictures'],
      handleRefusal: (_refusal, words) => {
        setFault(words)
        return true
      },
    })
  }
  return (
    <FormDialog {...{ title, confirm, busy, onDone }} fault={fault} onSubmit={submit}>
      <TextField
        label={text('pages_edit.pictureFile')}
        hint={text('pages_edit.pictureHint')}
        type="file"
        accept={pictureTypes}
        onChange={(event) => choose({ file: event.target.files?.[0] ?? null })}
      />
      <TextField
        ref={altField}
        label={text('pages_edit.pictureAlt')}
        hint={text('pages_edit.pictureAltHint')}
        error={asksAlt && text('pictures.withoutAlt')}
        lang="de"
        value={alt}
        onValue={setAlt}
      />
      <PictureGallery path={file ? '' : address} onChoose={(path) => choose({ address: path })} />
      {withAddress && (
        <TextField
          label={text('pages_edit.pictureAddress')}
          hint={text('pages_edit.pictureAddressHint')}
          error={isAddressWrong && text('pages_edit.pictureWrong')}
          optional
          value={address}
          inputMode="url"
          autoComplete="off"
          verbatim
          onValue={setAddress}
        />
      )}
    </FormDialog>
  )
}

const minForFilter = 12

function PictureGallery({ path, onChoose }: { path: string; onChoose: (path: string) => void }) {
  const text = useText()
  const group = useId()
  const { data: pictures, ...state } = useCall('GET /api/pictures', {})
  const [filterText, setFilterText] = useState('')
  if (!pictures || state.error) return <CallState {...state} title={text('pictures.failed')} count={2} />
  if (pictures.length === 0) return <p>{text('pictures.none')}</p>
  const matching = filterRows(pictures, filterText, ({ name }) => [name])
  return (
    <fieldset>
      <legend>{text('pictures.stored')}</legend>
      {pictures.length > minForFilter && (
        <TextField
          label={text('pictures.filter')}
          value={filterText}
          autoComplete="off"
          onValue={setFilterText}
        />
      )}
      <div className={styles.pictures}>
        {matching.map((picture) => (
          <label key={picture.path} className={styles.picture}>
            <img src={picture.path} alt="" loading="lazy" />
            <span>
              <input
                type="radio"
                name={group}
                checked={picture.path === path}
                onChange={() => onChoose(picture.path)}
              />{' '}
              {picture.name}
            </span>
          </label>
        ))}
      </div>
      {matching.length === 0 && <p>{text('pictures.notFound')}</p>}
    </fieldset>
  )
}
