import { headingFolds } from './Content.tsx'

it('HTML cut at its headings loses nothing: intro, titles and parts in their order', () => {
  const { intro, folds } = headingFolds(
    '<p>Erst dies.</p>\n<h2>Anrufen</h2>\n<p>So.</p><h3>Auch so</h3><h2 class="ql-align-center">Größer <strong>lesen</strong></h2><img src="a" alt="1 > 2"><p>Bild</p>',
  )
  expect(intro).toBe('<p>Erst dies.</p>')
  const html = '<img src="a" alt="1 > 2"><p>Bild</p>'
  expect(folds).toEqual([
    { id: 'anrufen', title: 'Anrufen', html: '<p>So.</p><h3>Auch so</h3>' },
    { id: 'groesser-lesen', title: 'Größer <strong>lesen</strong>', html },
  ])
})

it('leaves nested headings in place', () => {
  const quote = '<blockquote><h2>Zitat</h2></blockquote>'
  expect(headingFolds(quote)).toEqual({ intro: quote, folds: [] })
  const table = '<table><tr><td>x<br>y</td></tr></table>'
  const { folds } = headingFolds(`<h2>Eins</h2>${quote}${table}<h2>Zwei</h2>`)
  expect(folds.map(({ title }) => title)).toEqual(['Eins', 'Zwei'])
})

it.each([
  ['<h2>Frage</h2><h2>Frage</h2><h2>Frage</h2>', ['frage', 'frage-2', 'frage-3']],
  ['<h2>1. Wer &amp; was?</h2><h2>…</h2><h2></h2>', ['1-wer-was', 'abschnitt', 'abschnitt-2']],
])('gives each heading its own anchor: %s', (html, ids) => {
  expect(headingFolds(html).folds.map(({ id }) => id)).toEqual(ids)
})

it.each([
  ...['', 'Text', '<h2', '<h2>ohne Ende', '</h2></p>', '<h2>Eins</h2><h2>ohne Ende'],
  '<p>offen<h2>innen</h2>',
])('leaves broken HTML unchanged: %s', (html) => {
  expect(headingFolds(html)).toEqual({ intro: html, folds: [] })
})
