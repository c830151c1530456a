import { neutraliseFormula } from './formulas.ts'

/** Excel recognises UTF-8 by it. */
export const byteOrderMark = '\ufeff'

/** Opens correctly in a German spreadsheet program. */
export function csvRecord(cells: readonly string[]) {
  return `${cells.map((cell) => quote(neutraliseFormula(cell))).join(';')}\r\n`
}

function quote(cell: string) {
  return /[";\r\n\t]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}

/** With so many digits that a German spreadsheet program reads neither thousands nor a date. */
export function degreesCell(degrees: number | null) {
  if (degrees === null) return ''
  const plain = String(degrees)
  if (plain.includes('e')) return degrees.toFixed(20).replace(/0+$/, '').padEnd(7, '0')
  return (plain.split('.')[1]?.length ?? 0) < 5 ? degrees.toFixed(5) : plain
}
