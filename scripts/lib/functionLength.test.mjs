import { expect, it } from 'vitest'
import { longFunctions } from './functionLength.mjs'

const lines = (count) => '  step()\n'.repeat(count)

it('refuses a function of more than 60 lines, and a component of more than 120', () => {
  expect(longFunctions(`function short() {\n${lines(58)}}`)).toEqual([])
  expect(longFunctions(`const long = () => {\n${lines(59)}}`)).toEqual([{ name: 'long', lines: 61 }])
  const component = (count) => longFunctions(`export function Page() {\n${lines(count)}}`, 'Page.tsx')
  expect([component(118), component(119)]).toEqual([[], [{ name: 'Page', lines: 121 }]])
})

it('counts named functions separately, and others with the function around them', () => {
  const within = (inner) => longFunctions(`function outer() {\n${lines(20)}${inner}\n${lines(20)}}`)
  expect(within(`function inner() {\n${lines(40)}}`)).toEqual([])
  expect(within(`list.forEach(() => {\n${lines(40)}})`)).toEqual([{ name: 'outer', lines: 84 }])
})
