import { sourceOf } from '#shared/pageHtml/readWithParse5.fixture'
import { leftOut } from './leftOut.ts'

it.each([
  ['<p>a <b>b</b></p><table><tr><th>c</th></tr><tr><td>d</td></tr></table>', []],
  ['<img src="file:///C:/a.png"><img src="/a.png">', ['pictures']],
  ['<p><svg></svg><input></p>', ['media', 'forms']],
  [
    '<table class="MsoNormalTable"><tr><td colspan="2"><p class="MsoNormal"><span style="font-family:Calibri">a</span></p></td></tr></table>',
    ['fonts', 'cells', 'heads'],
  ],
  ['<table><caption>x</caption><tr><th><ul><li>a</li></ul></th></tr></table>', ['caption', 'blocks']],
])('lists losses of %s', (html, kinds) => {
  expect(leftOut(sourceOf(html))).toEqual(kinds)
})
