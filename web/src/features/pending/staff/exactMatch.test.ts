import { exactMatch } from './ManualChangeForm.tsx'

const entry = (name: string, email = '') => ({ name, email })
const request = entry(' Quitten-APOTHEKE ', 'Rat@example.org')
const one = entry('Quitten-Apotheke')
const here = { ...one, email: 'rat@example.org' }
const similar = entry('Quitten-Apotheke am Markt')

it.each([
  [one, [similar, one]],
  [undefined, [similar]],
  [here, [one, here]],
  [undefined, [one, one]],
  [undefined, [here, here]],
])(
  'a request without a valid code is about %j among those of its name in any spelling: %j',
  (match, found) => {
    expect(exactMatch(request, found)).toBe(match)
  },
)

it('a request without an email is about neither of two namesakes without one', () => {
  expect(exactMatch(one, [one, one])).toBeUndefined()
})
