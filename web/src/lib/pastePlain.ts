import { plainMarkup } from '@directory/shared/plainMarkup'

/** Puts text as it was meant into a field where it was copied from the source of a web page. */
export function pastePlain(event: ClipboardEvent): void {
  const { target, clipboardData } = event
  const given = clipboardData?.getData('text/plain') ?? ''
  const plain = plainMarkup(given)
  const isLine = target instanceof HTMLInputElement && target.type === 'text'
  if (plain === given || !(isLine || target instanceof HTMLTextAreaElement)) return
  event.preventDefault()
  // Unlike setting the value, this can be undone with the keyboard.
  document.execCommand('insertText', false, isLine ? plain.replace(/\s*\n\s*/g, ' ') : plain)
}
