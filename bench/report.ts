export const median = (values: readonly number[]) => {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[sorted.length >> 1] ?? Number.NaN
}

export function headline(text: string) {
  console.log(`\n## ${text}\n`)
}

/** Prints a Markdown table that can be pasted into `docs/performance.md`. */
export function table(columns: readonly string[], rows: readonly (readonly (string | number)[])[]) {
  const cells = [columns, columns.map(() => '---'), ...rows].map((row) => row.map(shown))
  const widths = columns.map((_, i) => Math.max(...cells.map((row) => row[i]?.length ?? 0)))
  for (const row of cells) console.log(`| ${row.map((cell, i) => cell.padEnd(widths[i] ?? 0)).join(' | ')} |`)
}

function shown(value: string | number) {
  if (typeof value === 'string') return value
  if (!Number.isFinite(value)) return '–'
  if (Math.abs(value) >= 100) return Math.round(value).toLocaleString('en')
  return value.toFixed(Math.abs(value) >= 10 ? 1 : 2)
}
