/** First characters that spreadsheet programs take for a formula; some also accept the full-width forms. */
const start = '[=+\\-@\\t\\r\\n＝＋－＠]'
const dangerous = new RegExp(`^'*${start}`)
const neutralised = new RegExp(`^'+${start}`)

/** Text that no spreadsheet program runs. */
export function neutralise(value: string): string {
  return dangerous.test(value) ? `'${value}` : value
}

/** Takes back exactly what `neutralise` did. */
export function restore(cell: string): string {
  return neutralised.test(cell) ? cell.slice(1) : cell
}
