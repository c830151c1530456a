/** Spreadsheet programs read them as a formula; some also accept the full-width forms. */
const start = '[=+\\-@\\t\\r\\n＝＋－＠]'
const dangerous = new RegExp(`^'*${start}`)
const neutralised = new RegExp(`^'+${start}`)

/** No spreadsheet program runs the result as a formula. */
export function neutraliseFormula(value: string) {
  return dangerous.test(value) ? `'${value}` : value
}

/** Exactly what `neutraliseFormula` did. */
export function restoreFormula(cell: string) {
  return neutralised.test(cell) ? cell.slice(1) : cell
}
