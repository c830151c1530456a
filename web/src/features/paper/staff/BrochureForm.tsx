import { type FormEvent, useState } from 'react'
import { call, useCall } from '#lib/api.ts'
import { useLocale, useLooseText, useText } from '#lib/intl.ts'
import { makePdf, waitUntilMade } from '#lib/makePdf.ts'
import { useSettings } from '#lib/settings.ts'
import { useNotifyDone } from '#lib/useUndoable.ts'
import type { OutputOf } from '#shared/contract'
import { dateFormat } from '#shared/dateFormat'
import { defaultLocale } from '#shared/locales'
import { defaultPaperFormat, maxGreeting } from '#shared/paper'
import { Button } from '#ui/Button.tsx'
import { Checkbox } from '#ui/Checkbox.tsx'
import { PlainList } from '#ui/PlainList.tsx'
import { RadioGroup } from '#ui/RadioGroup.tsx'
import styles from '#ui/staff/Tools.module.css'
import { TextAreaField } from '#ui/TextAreaField.tsx'
import { TextField } from '#ui/TextField.tsx'
import { FormatFields } from '../public/FormatFields.tsx'
import { usePdf } from '../public/usePdf.ts'
import paper from './Brochure.module.css'
import { QueuePlace } from './QueuePlace.tsx'

export function BrochureForm({ settings }: { settings: OutputOf<'GET /api/brochureform'> }) {
  const text = useText()
  const label = useLooseText()
  const locale = useLocale()
  const isAdmin = useCall('GET /api/getRole', {}).data?.role === 'Admin'
  const { siteTitle: title } = useSettings()
  const [greeting, setGreeting] = useState(settings.greeting)
  const [chapters, setChapters] = useState<readonly string[]>([])
  const pictures = useCall('GET /api/pictures', {}).data ?? []
  const [cover, setCover] = useState('')
  const notifyDone = useNotifyDone(['GET /api/settings', 'GET /api/filedetails'])
  const [format, setFormat] = useState(defaultPaperFormat)
  const { make, busy, place } = usePdf()
  const body = { chapters: [...chapters], greeting, cover, locale, ...format }
  const toggle = (id: string, isOn: boolean) =>
    setChapters((now) => (isOn ? [...now, id] : now.filter((one) => one !== id)))
  const openPdf = () =>
    make((onPlace) => makePdf('POST /api/paperForStaff', { kind: 'brochure', ...body }, onPlace))
  const keepBrochure = (name: string) =>
    make(
      async (onPlace) => {
        const keep = () => call('POST /api/keepBrochure', { ...body, title: name })
        notifyDone(text('brochure.kept'), (await waitUntilMade(keep, onPlace)).undo)
      },
      { refresh: ['GET /api/settings'] },
    )
  return (
    <section className={styles.tool}>
      <h2>{text('brochure.whole')}</h2>
      <TextAreaField
        label={text('brochure.greeting')}
        hint={text('brochure.greetingHint')}
        optional
        rows={8}
        maxLength={maxGreeting}
        value={greeting}
        onValue={setGreeting}
      />
      <fieldset>
        <legend>{text('brochure.chapters')}</legend>
        <p>{text('brochure.chaptersHint')}</p>
        <PlainList>
          {settings.chapters.map(({ id, title: key }) => (
            <li key={id}>
              <Checkbox
                label={key === '' ? text('brochure.others') : label(key)}
                checked={chapters.includes(id)}
                onTick={(isTicked) => toggle(id, isTicked)}
              />
            </li>
          ))}
        </PlainList>
      </fieldset>
      <div className={paper.covers}>
        <RadioGroup
          legend={text('brochure.cover')}
          name="cover"
          options={[{ value: '', label: text('brochure.coverUsual') }, ...pictures.map(coverOption)]}
          value={cover}
          onChange={setCover}
        />
      </div>
      <FormatFields format={format} onFormat={setFormat} />
      <Button look="main" icon="print" aria-disabled={busy} onClick={openPdf}>
        {text('brochure.make')}
      </Button>
      <QueuePlace busy={busy} queuePlace={place} />
      {isAdmin && <KeepBrochure siteTitle={title} busy={busy} onKeep={keepBrochure} />}
    </section>
  )
}

const coverOption = ({ name, path }: OutputOf<'GET /api/pictures'>[number]) => ({
  value: name,
  label: (
    <>
      <img src={path} alt="" loading="lazy" />
      {name}
    </>
  ),
})

interface Props {
  siteTitle: string
  busy: boolean
  onKeep: (title: string) => void
}

/** The title is content, so it is in German. */
function KeepBrochure({ siteTitle, busy, onKeep }: Props) {
  const text = useText()
  const month = dateFormat(defaultLocale, { month: 'long', year: 'numeric' }).format(new Date())
  const [title, setTitle] = useState(`${siteTitle}, Stand ${month}`)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onKeep(title)
  }
  return (
    <form className={styles.tool} onSubmit={submit}>
      <h3>{text('brochure.keep')}</h3>
      <p>{text('brochure.keepHint')}</p>
      <TextField
        label={text('brochure.keepTitle')}
        required
        maxLength={120}
        value={title}
        onValue={setTitle}
      />
      <Button type="submit" aria-disabled={busy}>
        {text('brochure.keep')}
      </Button>
    </form>
  )
}
