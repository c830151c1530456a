import type Quill from 'quill'
import { useState } from 'react'
import { useCall } from '#lib/api.ts'
import { useText } from '#lib/intl.ts'
import { filePath } from '#shared/filePath'
import { fold } from '#shared/fold'
import { linkAddress } from '#shared/pageHtml/addresses'
import { routes } from '#shared/routes'
import { isEmail } from '#shared/wellFormed'
import { Button } from '#ui/Button.tsx'
import { PlainList } from '#ui/PlainList.tsx'
import { FormDialog } from '#ui/staff/FormDialog.tsx'
import { TextField } from '#ui/TextField.tsx'

const target = (kind: 'page' | 'category' | 'news' | 'file', name: string, address: string) => ({
  kind,
  name,
  address,
})

const maxFound = 6

const pages = ['home', 'about', 'help', 'privacy', 'imprint'] as const

/** What a link can lead to by its name. The names are German in every language, as the pages are. */
function useLinkTargets() {
  const text = useText()
  const [wanted, setWanted] = useState('')
  const { data: files = [] } = useCall('GET /api/filedetails', {})
  const { data: news = [] } = useCall('GET /api/news', {})
  const { data: categories = [] } = useCall('GET /api/allcategories', {})
  const all = [
    ...pages.map((page) => target('page', text(`pages_edit.linkPage.${page}`), routes[page].href())),
    ...categories.map((name) => target('category', name, routes.providerList.href(name))),
    ...news.map(({ nuuid, title }) => target('news', title, `${routes.news.href()}#news-${nuuid}`)),
    ...files.map(({ name }) => target('file', name, filePath(name))),
  ]
  const said = fold(wanted.trim())
  const found = said === '' ? [] : all.filter(({ name }) => fold(name).includes(said)).slice(0, maxFound)
  return { found, wanted, setWanted }
}

/** The whole link around the cursor, otherwise the selection. */
function placeOf(editor: Quill) {
  const range = editor.getSelection() ?? editor.selection.savedRange
  const link = String(editor.getFormat(range).link ?? '')
  if (range.length > 0 || link === '') return { index: range.index, length: range.length, link }
  let start = range.index
  while (start > 0 && editor.getFormat(start - 1, 1).link === link) start--
  let end = range.index
  while (end < editor.getLength() && editor.getFormat(end, 1).link === link) end++
  return { index: start, length: end - start, link }
}

export function LinkDialog({ editor, onDone }: { editor: Quill; onDone: (at?: number) => void }) {
  const text = useText()
  const [{ index, length, link }] = useState(() => placeOf(editor))
  const selected = editor.getText(index, length)
  const [address, setAddress] = useState(
    link || (isEmail(selected.trim()) ? `mailto:${selected.trim()}` : ''),
  )
  const [label, setLabel] = useState('')
  const [wrong, setWrong] = useState(false)
  const { found, wanted, setWanted } = useLinkTargets()
  const put = (target: string, name: string) => {
    const words = label.trim() || name
    if (length > 0) editor.formatText(index, length, 'link', target, 'user')
    else editor.insertText(index, words, { link: target }, 'user')
    onDone(index + (length || words.length))
  }
  const save = () => {
    const [first] = found
    if (address.trim() === '' && first) return put(first.address, first.name)
    const target = linkAddress(address)
    setWrong(target === null)
    if (target !== null) put(target, address.trim())
  }
  const remove = () => {
    editor.formatText(index, length, { link: false, target: false }, 'user')
    onDone(index)
  }
  return (
    <FormDialog
      title={text(link ? 'pages_edit.linkChange' : 'pages_edit.link')}
      confirm={text('pages_edit.apply')}
      buttons={link && <Button onClick={remove}>{text('pages_edit.linkRemove')}</Button>}
      onSubmit={save}
      onDone={() => onDone()}
    >
      <TextField
        label={text('pages_edit.linkSearch')}
        hint={text('pages_edit.linkSearchHint')}
        value={wanted}
        autoComplete="off"
        onValue={setWanted}
      />
      {wanted.trim() !== '' && (
        <PlainList>
          {found.map(({ address, name, kind }) => (
            <li key={address}>
              <Button look="quiet" onClick={() => put(address, name)}>
                {text(`pages_edit.linkTo.${kind}`, { name })}
              </Button>
            </li>
          ))}
          {found.length === 0 && <li role="status">{text('pages_edit.linkNone')}</li>}
        </PlainList>
      )}
      <TextField
        label={text('pages_edit.linkAddress')}
        hint={text('pages_edit.linkHint')}
        error={wrong && text('pages_edit.linkWrong')}
        value={address}
        inputMode="url"
        autoComplete="off"
        verbatim
        onValue={setAddress}
      />
      {length === 0 && (
        <TextField label={text('pages_edit.linkText')} optional lang="de" value={label} onValue={setLabel} />
      )}
    </FormDialog>
  )
}
