import { readFileSync, writeFileSync } from 'node:fs'
import { fromRoot } from './paths.mjs'
import { provenance, writeProof } from './proof.mjs'

export function figuresOf(log) {
  const lines = log
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))
  const looks = lines.filter(({ page }) => page !== undefined)
  return {
    pages: new Set(looks.map(({ page }) => page)).size,
    states: looks.length,
    rules: looks.reduce((most, { rules }) => Math.max(most, rules), 0),
    byKeyboard: lines.filter(({ key }) => key === 'Tab').length,
  }
}

/** Writes the figures of a full run without failures into docs/accessibility.json and docs/proof.md. */
export function writeFigures(logFile) {
  const on = provenance()
  const [, date, commit] = /^(.*?), commit (\S+),/.exec(on) ?? []
  const figures = { date, commit, ...figuresOf(readFileSync(logFile, 'utf8')) }
  writeFileSync(fromRoot('docs/accessibility.json'), `${JSON.stringify(figures, null, 2)}\n`)
  writeProof(
    'accessibility',
    `## Accessibility (\`npm run test:full\`)

${on}

| | |
| --- | --- |
| pages | ${figures.pages} |
| … in states (windows, languages, light and dark, forms with errors, dialogs) | ${figures.states} |
| rules of axe | ${figures.rules} |
| targets reached by keyboard alone | ${figures.byKeyboard} |
| violations | 0 |`,
  )
}
