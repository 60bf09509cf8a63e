import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Role } from '@portal/contract/access/constants'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '#test/crash/child-portal.ts'
import { aUser, theHouse } from '#test/people.ts'
import { startApp, type TestApp } from '#test/start-app.ts'
import { attemptsOf, aWebhook, deliverAt, deliveriesTo, until } from '#test/webhooks.ts'

const docs = join(import.meta.dirname, '../../../../../docs/api.md')

/** The code block of the documentation that has this name, as it is printed. */
async function example(name: string): Promise<string> {
  const text = await readFile(docs, 'utf8')
  const [, code] = new RegExp(`<!-- example: ${name} -->\\s+\`\`\`\\w+\\n([\\s\\S]*?)\\n\`\`\``).exec(text) ?? []
  if (!code) throw new Error(`docs/api.md has no example ${name}`)
  return code
}

let t: TestApp
let folder: string
const children: ChildProcess[] = []
beforeAll(async () => {
  t = await startApp({ PORTAL_ROLES: 'web' })
  folder = await mkdtemp(join(tmpdir(), 'portal-example-'))
  for (const name of ['receiver.mjs', 'send.sh']) await writeFile(join(folder, name), await example(name))
})
afterAll(async () => {
  for (const child of children) child.kill()
  await rm(folder, { recursive: true })
  await t.close()
})

async function receive(port: number, secret: string): Promise<() => string> {
  const env = { ...process.env, PORT: `${port}`, WEBHOOK_SECRET: secret }
  const child = spawn(process.execPath, [join(folder, 'receiver.mjs')], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  children.push(child)
  await once(child, 'spawn')
  let printed = ''
  child.stdout.on('data', (part) => {
    printed += part
  })
  const isThere = async () => (await fetch(`http://127.0.0.1:${port}/`).catch(() => null)) !== null
  await until(isThere, 'the receiver listens')
  return () => printed
}

test('the receiver and the sender of the documentation work as they are printed', async () => {
  const owner = await aUser(t, { role: Role.superAdmin, enterpriseId: await theHouse(t) })
  const port = await freePort()
  const hook = await aWebhook(t, owner, `http://127.0.0.1:${port}/`)
  const printed = await receive(port, hook.secreto)
  const sendTest = () => t.call('POST', `/v1/webhook/prueba/${hook.id}`, {}, owner)

  expect(await sendTest()).toMatchObject({ status: 200 })
  await deliverAt(t)
  expect(printed()).toBe('prueba\n')
  const [delivery] = await deliveriesTo(t, hook)
  expect(await attemptsOf(t, delivery!.id)).toMatchObject([{ estado_http: 204 }])

  const run = async (secret: string) => {
    const env = { ...process.env, PORT: `${port}`, WEBHOOK_SECRET: secret }
    return (await promisify(execFile)('sh', [join(folder, 'send.sh')], { env })).stdout.trim()
  }
  expect(await run(hook.secreto)).toBe('204')
  expect(await run(`whsec_${Buffer.alloc(32).toString('base64')}`)).toBe('401')

  // the receiver keeps the earlier secret while the portal signs with both
  await t.call('POST', `/v1/webhook/secreto/${hook.id}`, {}, owner)
  await sendTest()
  await deliverAt(t)
  expect((await deliveriesTo(t, hook)).map(({ estado }) => estado)).toEqual(['entregado', 'entregado'])
}, 60_000)
