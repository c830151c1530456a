import { overweightPages } from './firstLoad.mjs'

const limits = {
  ...{ scriptKilobytes: 10, scriptFiles: 6, styleKilobytes: 3, textKilobytes: 1, staffTextKilobytes: 6 },
}
const own = { file: 'main.js', css: ['main.css'], imports: ['_react'], dynamicImports: ['map'] }
const manifest = {
  'src/app/entry-client.tsx': own,
  'src/app/boot.ts': { file: 'boot.js' },
  _react: { file: 'react.js' },
  _fields: { file: 'fields.js', css: ['fields.css'], imports: ['_react', '_rules'] },
  _rules: { file: 'rules.js' },
  'src/pages/Form.tsx': { file: 'form.js', imports: ['src/app/entry-client.tsx', '_fields'] },
  map: { file: 'map.js', css: ['map.css'] },
}
const bytes = {
  ...{ 'main.js': 6000, 'boot.js': 100, 'react.js': 2000, 'form.js': 900, 'fields.js': 600, 'rules.js': 300 },
  ...{ 'map.js': 50_000, 'main.css': 2000, 'fields.css': 900, 'map.css': 9000 },
}
const pages = [
  { path: '/', texts: 'public' },
  { path: '/form', texts: 'requests', chunk: 'src/pages/Form.tsx' },
]
const names = ['public', 'requests', 'staff']
const partsUpTo = (part) => names.slice(0, names.indexOf(part) + 1)
const check = ({ larger = {}, ...changed } = {}) => {
  const bytesOf = (file) => ({ ...bytes, ...larger })[file]
  return overweightPages({ manifest, pages, texts: {}, partsUpTo, bytesOf, ...changed }, limits)
}

describe('the size of pages', () => {
  it('is accepted if every page is within the limits; code loaded later does not count', () => {
    expect(check()).toEqual([])
  })

  it('names a public page that loads code shared by staff pages', () => {
    const form = { ...manifest['src/pages/Form.tsx'], imports: ['_staff'] }
    const staff = { file: 'assets/staff-1.js' }
    const changed = {
      manifest: { ...manifest, _staff: staff, 'src/pages/Form.tsx': form },
      larger: { [staff.file]: 1 },
    }
    const fault = '/form loads assets/staff-1.js, which is for staff: see web/vite.config.ts'
    expect(check(changed)).toEqual([fault])
    expect(check({ ...changed, pages: [{ ...pages[1], path: '/edit/form' }] })).toEqual([])
  })

  it('names a page that loads too many files, however small', () => {
    const form = manifest['src/pages/Form.tsx']
    const more = { ...form, imports: [...form.imports, '_one'] }
    const changed = { ...manifest, _one: { file: 'one.js' }, 'src/pages/Form.tsx': more }
    expect(check({ manifest: changed, larger: { 'one.js': 1 } })).toEqual([
      '/form loads 7 script files, more than the 6 of budget.json',
    ])
  })

  it.each([
    ['a page’s own code, although the first page is small', 'form.js', 1200, 'script', '10.2', 10],
    ['direct and indirect imports of a page once', 'rules.js', 500, 'script', '10.1', 10],
    ['the styles of a page with those of all pages', 'fields.css', 1100, 'styles', '3.1', 3],
  ])('counts %s', (_, file, size, what, weight, limit) => {
    expect(check({ larger: { [file]: size } })).toEqual([
      `The ${what} of /form: ${weight} kB compressed, more than the ${limit} kB of budget.json`,
    ])
  })

  it('counts the texts of each page in each language, with those of earlier parts', () => {
    const long = (length) => ({ a: Array.from({ length }, (_, i) => `${i} ${Math.sin(i)}`).join() })
    const texts = (de, en) => ({
      de: { public: long(de[0]), requests: long(de[1]), staff: long(400) },
      en: { public: long(en[0]), requests: long(en[1]), staff: long(400) },
    })
    const staff = { path: '/edit', texts: 'staff' }
    const weigh = (de, en) => check({ pages: [...pages, staff], texts: texts(de, en) })
    expect(weigh([40, 40], [1, 1])).toEqual([])
    const tooHeavy = (path, limit) =>
      expect.stringMatching(new RegExp(`^The texts of ${path} in "de": .*more than the ${limit} kB`))
    expect(weigh([70, 40], [1, 70])).toEqual([tooHeavy('/form', 1)])
    const all = [tooHeavy('/', 1), tooHeavy('/form', 1), tooHeavy('/edit', 6)]
    expect(weigh([300, 1], [1, 1])).toEqual(all)
  })
})
