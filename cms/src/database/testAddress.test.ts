import { besideDatabase, withPatience, withReplicaSet } from './testAddress.ts'

describe('besideDatabase', () => {
  it.each([
    ['mongodb://127.0.0.1:27017/?replicaSet=rs0', 'mongodb://127.0.0.1:27017/test-1?replicaSet=rs0'],
    ['mongodb://127.0.0.1/old?replicaSet=rs0', 'mongodb://127.0.0.1/test-1?replicaSet=rs0'],
    ['mongodb://a:1,b:2/?replicaSet=rs0', 'mongodb://a:1,b:2/test-1?replicaSet=rs0'],
    ['mongodb://u:p%40@a/admin?replicaSet=rs0', 'mongodb://u:p%40@a/test-1?replicaSet=rs0&authSource=admin'],
    ['mongodb://u:p@a/x?replicaSet=rs0&authSource=y', 'mongodb://u:p@a/test-1?replicaSet=rs0&authSource=y'],
    ['mongodb+srv://u:p@example.org', 'mongodb+srv://u:p@example.org/test-1?'],
  ])('keeps hosts, accounts and options of %s', (server, url) => {
    expect(besideDatabase(server, 'test-1')).toBe(url)
  })

  it('refuses an address that is not of MongoDB', () => {
    expect(() => besideDatabase('127.0.0.1:27017', 'test-1')).toThrow('MONGODB_TEST_URL')
  })
})

describe('withReplicaSet', () => {
  it.each([
    ['mongodb://127.0.0.1:27017', 'mongodb://127.0.0.1:27017/?replicaSet=rs0'],
    ['mongodb://u:p@a/x?directConnection=true', 'mongodb://u:p@a/x?directConnection=true&replicaSet=rs0'],
    ['mongodb://a/?replicaSet=other', 'mongodb://a/?replicaSet=other'],
  ])('adds it to %s where it is missing', (address, url) => {
    expect(withReplicaSet(address, 'rs0')).toBe(url)
  })
})

it('withPatience adds both deadlines unless the address has its own', () => {
  expect(withPatience('mongodb://a/x?replicaSet=rs0', 7)).toBe(
    'mongodb://a/x?replicaSet=rs0&serverSelectionTimeoutMS=7&waitQueueTimeoutMS=7',
  )
  expect(withPatience('mongodb://a/x?waitQueueTimeoutMS=1', 7)).toBe(
    'mongodb://a/x?waitQueueTimeoutMS=1&serverSelectionTimeoutMS=7',
  )
})
