import { linkAddress, looksLikeEmail } from '@directory/shared/pageHtml/addresses'
import type Quill from 'quill/core.js'
import { type FormEvent, useState } from 'react'
import { useText } from '../../../lib/intl.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import styles from './PageEditor.module.css'

/** Returns the whole link around the cursor, otherwise the selection. */
function placeOf(editor: Quill): { index: number; length: number; link: string } {
  const range = editor.getSelection() ?? editor.selection.savedRange
  const link = String(editor.getFormat(range).link ?? '')
  if (range.length > 0 || link === '') return { index: range.index, length: range.length, link }
  let start = range.index
  while (start > 0 && editor.getFormat(start - 1, 1).link === link) start--
  let end = range.index
  while (end < editor.getLength() && editor.getFormat(end, 1).link === link) end++
  return { index: start, length: end - start, link }
}

export function LinkDialog({ editor, onDone }: { editor: Quill; onDone: () => void }) {
  const text = useText()
  const [{ index, length, link }] = useState(() => placeOf(editor))
  const selected = editor.getText(index, length)
  const [address, setAddress] = useState(
    link || (looksLikeEmail(selected) ? `mailto:${selected.trim()}` : ''),
  )
  const [label, setLabel] = useState('')
  const [wrong, setWrong] = useState(false)
  const save = (event: FormEvent) => {
    event.preventDefault()
    const target = linkAddress(address)
    setWrong(target === null)
    if (target === null) return
    if (length > 0) editor.formatText(index, length, 'link', target, 'user')
    else editor.insertText(index, label.trim() || address.trim(), { link: target }, 'user')
    editor.setSelection(index + (length || (label.trim() || address.trim()).length), 0, 'silent')
    onDone()
  }
  const remove = () => {
    editor.formatText(index, length, { link: false, target: false }, 'user')
    onDone()
  }
  return (
    <Dialog
      open
      title={text(link ? 'pages_edit.linkChange' : 'pages_edit.link')}
      onClose={onDone}
      actions={
        <>
          <Button look="main" type="submit" form="page-link">
            {text('pages_edit.apply')}
          </Button>
          {link && <Button onClick={remove}>{text('pages_edit.linkRemove')}</Button>}
          <Button onClick={onDone}>{text('edit.cancel')}</Button>
        </>
      }
    >
      <form id="page-link" className={styles.fields} noValidate onSubmit={save}>
        <TextField
          label={text('pages_edit.linkAddress')}
          hint={text('pages_edit.linkHint')}
          error={wrong && text('pages_edit.linkWrong')}
          value={address}
          inputMode="url"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onChange={(event) => setAddress(event.target.value)}
        />
        {length === 0 && (
          <TextField
            label={text('pages_edit.linkText')}
            optional
            lang="de"
            value={label}
            onChange={(event) => setLabel(event.target.value)}
          />
        )}
      </form>
    </Dialog>
  )
}
