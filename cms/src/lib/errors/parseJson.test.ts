import { parseJson } from './parseJson.ts'

it.each([
  ...['{}', '[]', '"a"', '1', 'null', ' { "a" : [ 1 , 2.5e3 , true , null , "x,y:[{\\\\" ] } '],
  '{"a":"[[[[\\"[[[[","b":"\\\\\\\\","c":"\\\\\\""}',
  JSON.stringify({ text: '['.repeat(10_000) + '"\\'.repeat(10_000) }),
  '['.repeat(100) + ']'.repeat(100),
  JSON.stringify(Array(40_000).fill(0)),
  JSON.stringify(Array(5000).fill({ a: '', b: [] })),
])('a JSON text is parsed like JSON.parse: %#', (text) => {
  expect(parseJson(text)).toEqual(JSON.parse(text))
})

const deep = (open: string, depth: number, close: string) => open.repeat(depth) + close.repeat(depth)
it.each([
  ['deep lists', deep('[', 101, ']')],
  ['deep objects', `${'{"a":'.repeat(101)}1${'}'.repeat(101)}`],
  ['deep, with texts between', `${'{"]":['.repeat(51)}1${']}'.repeat(51)}`],
  ['a megabyte of brackets', '['.repeat(1_000_000)],
  ['many values', JSON.stringify(Array(200_000).fill(0))],
  ['many empty lists', `[${'[],'.repeat(60_000)}[]]`],
  ['many keys', `{${Array.from({ length: 60_000 }, (_, i) => `"${i}":0`).join()}}`],
  ['an unclosed text', `"${'\\"'.repeat(500_000)}`],
  ['empty', ''],
  ['rubbish', '}}}}]]'],
  ['two values', '{}{'],
])('a JSON text is refused with 400: %s', (_, text) => {
  expect(() => parseJson(text)).toThrow(expect.objectContaining({ status: 400 }))
})
