import cases from './newsText.fixture.json' with { type: 'json' }
import { withPlainText } from './newsText.ts'
import { plainNewsText } from './plainNewsText.ts'

it.each(cases)('news text is read without its markup: %s', (html, text) => {
  expect(plainNewsText(html)).toBe(text)
  expect(withPlainText(html, text)).toBe(html)
})

it('news text is stored as typed if new, even if it looks like HTML', () => {
  expect(withPlainText('', '<b>3 < 5</b> & &lt;\nEnde')).toBe(
    '&lt;b&gt;3 &lt; 5&lt;/b&gt; &amp; &amp;lt;\nEnde',
  )
  // A form sends two characters for a line break.
  expect(withPlainText('a<br>b', 'a\r\nb')).toBe('a<br>b')
})

const drei = '<strong>Montag, <em>drei</em></strong>'
it.each([
  ['<strong>Montag</strong>', 'Montag um drei', '<strong>Montag</strong> um drei'],
  ['<strong>Montag</strong>', 'Montags-Tag', '<strong>Montag</strong>s-Tag'],
  [drei.replace('nt', 'n'), 'Montag, drei', drei],
  ['a<br><u>b</u>', 'c\nb', 'c<br><u>b</u>'],
  ['<em>a</em>', 'b', 'b'],
  ['<em>a</em>', '', ''],
])('news text keeps its formatting where it is unchanged: %s, typed as %j', (html, text, expected) => {
  expect(withPlainText(html, text)).toBe(expected)
  expect(plainNewsText(expected)).toBe(text)
})
