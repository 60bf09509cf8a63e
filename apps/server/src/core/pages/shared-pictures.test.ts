import { sharedPicture, sharedPicturePath } from '@portal/contract/core/shared-pictures'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { aPdf } from '#test/hostile-pdfs.ts'
import { aPhoto } from '#test/items.ts'
import { startApp, type TestApp } from '#test/start-app.ts'

let t: TestApp
beforeAll(async () => {
  t = await startApp()
})
afterAll(() => t.close())

const nobody = { ip: '127.0.0.1', requestId: 'test' }
async function stored(name: string, content: Uint8Array, isPublic: boolean): Promise<string> {
  const { db, files } = t.deps
  const written = await files.write({ name, content, allowed: ['webp', 'png', 'pdf'], maxBytes: 1e7, isPublic })
  return `/v1/archivo/${await files.keep(db, nobody, written)}`
}
const open = (path: string) => t.app.inject(path)

test('a public picture of any format is a JPEG in the size of shared links', async () => {
  for (const kind of ['webp', 'png'] as const) {
    const path = await stored(`a.${kind}`, await aPhoto().toFormat(kind).toBuffer(), true)
    const answer = await open(sharedPicturePath(path))
    expect(answer.headers).toMatchObject({ 'content-type': 'image/jpeg', 'cache-control': 'public, max-age=86400' })
    const { format, width, height } = await sharp(answer.rawPayload).metadata()
    expect({ format, width, height }).toEqual({ format: 'jpeg', ...sharedPicture })
  }
})

test('what is no public picture is absent', async () => {
  const hidden = await stored('a.webp', await aPhoto().webp().toBuffer(), false)
  const paper = await stored('a.pdf', Buffer.from(aPdf()), true)
  const unknown = '/v1/archivo/00000000-0000-4000-8000-000000000000'
  for (const path of [hidden, paper, unknown, '/v1/salud', '/pictures/../secret', '/pictures/none.webp', '/login'])
    expect((await open(sharedPicturePath(path))).statusCode, path).toBe(404)
})

test('many who ask for one picture at once get it, and it is drawn once', async () => {
  const path = await stored('b.webp', await aPhoto().webp().toBuffer(), true)
  const drawn = vi.spyOn(t.deps.workers, 'picture')
  const answers = await Promise.all(Array.from({ length: 20 }, () => open(sharedPicturePath(path))))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200))
  expect(drawn).toHaveBeenCalledOnce()
})
