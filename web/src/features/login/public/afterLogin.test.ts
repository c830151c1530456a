import { afterLogin } from './Login.tsx'

it.each([
  ['/edit', '/edit', false],
  ['/en/edit/users?mode=create#x', '/en/edit/users?mode=create#x', false],
  ['/admin', '/admin', true],
  ['/admin/collections/news?limit=10', '/admin/collections/news?limit=10', true],
  ['/edit/../admin', '/admin', true],
])('login leads to %s', (given, to, isAdminUi) => {
  expect(afterLogin(given)).toEqual({ to, isAdminUi })
})

it.each([
  ...['/editor', '/administration', '/admin/../news', '/news', '/cms/api/users', '//evil.example/admin'],
  ...['/\\evil.example/edit', 'https://evil.example/edit', 'javascript:alert(1)', '/\t/evil.example/edit'],
  ...['/\n/evil.example/edit', '/edit/\\evil.example', '/edit\u0000', '/edit/..//evil.example/edit'],
  ...['/.//evil.example/edit', 'edit', '', null],
])('login never leads to %j', (given) => {
  expect(afterLogin(given)).toBeNull()
})
