import { expect, test } from 'vitest'
import { isSignedInStale, loadingSignedIn, signedInChanged } from './signed-in.ts'

const load = (signal = new AbortController().signal, during = () => {}) => loadingSignedIn(async () => during(), signal)

test('a change is contained once it is loaded, but not by a load that began before it or was aborted', async () => {
  expect(isSignedInStale()).toBe(false)
  signedInChanged()
  expect(isSignedInStale()).toBe(true)
  await load(AbortSignal.abort())
  expect(isSignedInStale()).toBe(true)
  await load(undefined, signedInChanged)
  expect(isSignedInStale()).toBe(true)
  await load()
  expect(isSignedInStale()).toBe(false)
})
