import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

// `bare.js <port> <status> <headers as JSON> <file>`: the minimum that a Node server can do to send the same bytes.

const [port, status, headers = '[]', file = ''] = process.argv.slice(2)
const body = readFileSync(file)
const head = [...(JSON.parse(headers) as [string, string][]).flat(), 'content-length', String(body.length)]
const headOf304 = head.slice(0, -2)

createServer((_req, res) => {
  if (status === '304') res.writeHead(304, headOf304).end()
  else res.writeHead(200, head).end(body)
}).listen(Number(port), '127.0.0.1')
