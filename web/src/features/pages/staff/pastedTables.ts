import { sourceOfNode } from '@directory/shared/pageHtml/domSource'
import { readHtml } from '@directory/shared/pageHtml/readHtml'
import { writeHtml } from '@directory/shared/pageHtml/writeHtml'

/** Replaces the tables of a pasted document by a form that Quill's clipboard understands. */
export function simplifyTables(doc: Document): void {
  for (const table of [...doc.querySelectorAll('table')]) {
    if (table.parentElement?.closest('table')) continue
    const made = doc.createElement('template')
    made.innerHTML = writeHtml(readHtml(sourceOfNode(table)).ops)
    for (const head of made.content.querySelectorAll('th')) {
      const cell = doc.createElement('td')
      cell.append(...head.childNodes)
      head.replaceWith(cell)
    }
    // Quill's clipboard ends a cell at a `br`.
    for (const br of made.content.querySelectorAll('td br')) {
      if (br.parentElement?.tagName === 'TD' && br.parentElement.childNodes.length === 1) continue
      const softBreak = doc.createElement('span')
      softBreak.className = 'ql-soft-break'
      br.replaceWith(softBreak)
    }
    table.replaceWith(made.content)
  }
}
