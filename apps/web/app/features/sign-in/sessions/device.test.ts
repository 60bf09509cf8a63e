import { expect, test } from 'vitest'
import { deviceOf } from './device.ts'

const mozilla = 'Mozilla/5.0'
const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)'

test.each([
  [`${mozilla} (X11; Linux x86_64) ${webkit} Chrome/153.0.0.0 Safari/537.36`, 'Chrome', 'Linux', false],
  [`${mozilla} (Windows NT 10.0; Win64; x64) ${webkit} Chrome/153.0 Safari/537.36 Edg/153.0`, 'Edge', 'Windows', false],
  [`${mozilla} (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0`, 'Firefox', 'Linux', false],
  [
    `${mozilla} (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15`,
    'Safari',
    'macOS',
    false,
  ],
  [
    `${mozilla} (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/153.0 Mobile/15E148 Safari/604.1`,
    'Chrome',
    'iPhone',
    true,
  ],
  [
    `${mozilla} (Linux; Android 16; SM-S911B) ${webkit} SamsungBrowser/29.0 Chrome/136.0 Mobile Safari/537.36`,
    'Samsung Internet',
    'Android',
    true,
  ],
])('%s', (agent, browser, system, isPhone) => {
  expect(deviceOf(agent)).toEqual({ browser, system, isPhone })
})

test('what is no browser keeps its own word', () => {
  expect(deviceOf('curl/8.5.0')).toEqual({ browser: 'curl', isPhone: false })
  expect(deviceOf('node')).toEqual({ browser: 'node', isPhone: false })
})

test('what says nothing has no name', () => {
  expect(deviceOf('')).toEqual({ isPhone: false })
  expect(deviceOf(`${mozilla} (compatible)`)).toEqual({ isPhone: false })
})
