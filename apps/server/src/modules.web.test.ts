import { type GrantableModule, grantableModules, Module } from '@portal/contract/access/constants'
import { moduleNames } from '@portal/contract/access/modules'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '../test/start-app.ts'

interface Screen {
  path: string
  modules?: readonly string[]
}
// by a name that types do not follow: screens are of the browser
const file = '../../web/app/screens.ts'
const { screens } = (await import(/* @vite-ignore */ file)) as { screens: readonly Screen[] }

let t: TestApp
beforeAll(async () => {
  t = await startApp()
})
afterAll(() => t.close())

/** Whether the design of the home page has its screen. */
const isDesigned = screens.some(({ modules }) => modules?.includes(Module.homeDesign))

const offered = grantableModules.filter((module) => module !== Module.homeDesign || isDesigned)

/** What one module opens by itself, and nobody opens without one of those that are named with it. */
function openedBy(module: GrantableModule): string[] {
  const pages = screens.filter(({ modules }) => modules?.includes(module)).map(({ path }) => path)
  const calls = t.door.calls
    .filter(({ terms: { access } }) => [access].flat().includes(module))
    .map(({ call }) => `${call.method} ${call.path}`)
  return [...pages, ...calls]
}

test.each(offered.map((module) => [moduleNames[module].en, module] as const))(
  '%s, which the access editor offers, opens a screen or a call that is refused without it',
  (_, module) => {
    expect(openedBy(module)).not.toEqual([])
  },
)
