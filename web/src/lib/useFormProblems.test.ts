import { createElement, type FunctionComponent } from 'react'
import { IntlProvider } from 'react-intl'
import { allTexts } from '#shared/catalogues'
import { CallError } from './api.ts'
import { useErrorText } from './errorText.ts'
import { drawnAt } from './testTexts.ts'
import { useFormProblems } from './useFormProblems.ts'

const rendered = (page: FunctionComponent, address = '/') => drawnAt(address, createElement(page))

it('an unknown error has a general text in English, and the server message in German', () => {
  const refusal = new CallError(400, 'something_new', 'So geht es nicht.')
  const Words = () => useErrorText()(refusal)
  expect(rendered(Words)).toBe('So geht es nicht.')
  expect(rendered(Words, '/en')).toBe(allTexts.en['error.refused'])
})

it('a refusal whose text needs values has it where texts are compiled, as in browsers', () => {
  const parts = [
    { type: 0, value: 'höchstens ' },
    { type: 1, value: 'megabytes' },
  ]
  const messages = { 'error.too_large.file': parts as never }
  const values = { what: 'file', megabytes: 20 }
  const refusal = new CallError(413, 'too_large', '', undefined, undefined, undefined, values)
  const Words = () => useErrorText()(refusal)
  const page = () => createElement(IntlProvider, { locale: 'de', messages }, createElement(Words))
  expect(rendered(page)).toBe('höchstens 20')
})

it('lists errors in the order of the form, those of opening lines at the hours', () => {
  const sent = ['opening2', 'phone', 'name'].map((field) => ({ code: 'too_long', message: '', field }))
  const Lines = () =>
    useFormProblems('entry', {}, { sent, order: ['name', 'opening', 'phone'] })
      .summary.lines.map(({ id }) => id)
      .join()
  expect(rendered(Lines)).toBe('entry-name,entry-opening2,entry-phone')
})
