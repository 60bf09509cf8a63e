import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { policyFor } from './policy.ts'

const publicPage = { allowsInlineStyles: false, isDev: false }
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const directive = (policy: string, name: string) => policy.split('; ').find((part) => part.startsWith(`${name} `))

test('a public page gets from our own address what it shows, and nothing else', () => {
  expect(policyFor([], {}, publicPage).split('; ')).toEqual([
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "media-src 'self' blob:",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self' blob:",
    "frame-src 'none'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
  ])
})

test('the scripts that are named are allowed by their hashes, and no others', () => {
  expect(directive(policyFor(['a()', 'b()'], {}, publicPage), 'script-src')).toBe(
    `script-src 'self' ${hashOf('a()')} ${hashOf('b()')}`,
  )
  expect(directive(policyFor([], {}, publicPage), 'script-src')).toBe("script-src 'self'")
})

test('styles: of our own files on public pages, also inline in the dashboard', () => {
  expect(directive(policyFor([], {}, publicPage), 'style-src')).toBe("style-src 'self'")
  expect(directive(policyFor([], {}, { ...publicPage, allowsInlineStyles: true }), 'style-src')).toBe(
    "style-src 'self' 'unsafe-inline'",
  )
})

test('no script is ever allowed inline without its hash', () => {
  for (const allowsInlineStyles of [true, false]) {
    const script = directive(policyFor(['a()'], {}, { allowsInlineStyles, isDev: true }), 'script-src')
    expect(script).not.toContain('unsafe')
  }
})

test('a form for the card provider, a foreign captcha and tiles of maps are allowed only where named', () => {
  const policy = policyFor(
    [],
    {
      formTargets: ['https://pay.example'],
      scripts: ['https://c.example'],
      frames: ['https://c.example'],
      images: ['https://t.example'],
    },
    publicPage,
  )
  expect(directive(policy, 'form-action')).toBe("form-action 'self' https://pay.example")
  expect(directive(policy, 'script-src')).toBe("script-src 'self' https://c.example")
  expect(directive(policy, 'frame-src')).toBe('frame-src https://c.example')
  expect(directive(policy, 'img-src')).toBe("img-src 'self' data: blob: https://t.example")
  expect(directive(policyFor([], {}, publicPage), 'img-src')).toBe("img-src 'self' data: blob:")
  expect(directive(policyFor([], {}, publicPage), 'frame-src')).toBe("frame-src 'none'")
})

test('only a page of ours may frame a page, and only one that says so', () => {
  const shell = policyFor([], { frames: ['https://c.example'] }, { ...publicPage, isShell: true })
  expect(directive(shell, 'frame-src')).toBe("frame-src 'self' https://c.example")
  expect(directive(policyFor([], {}, { ...publicPage, isFramed: true }), 'frame-ancestors')).toBe(
    "frame-ancestors 'self'",
  )
})

test('a web socket is opened in development only', () => {
  expect(directive(policyFor([], {}, { ...publicPage, isDev: true }), 'connect-src')).toBe("connect-src 'self' ws:")
})
